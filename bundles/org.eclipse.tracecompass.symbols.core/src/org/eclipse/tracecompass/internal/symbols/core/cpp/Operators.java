package org.eclipse.tracecompass.internal.symbols.core.cpp;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/** The operators of C++ and the two letters that stand for each. */
final class Operators {

    /**
     * An operator.
     *
     * @param text how it is written
     * @param operands how many it has in an expression that is read without further rules; 0 where
     *     there are such
     */
    record Operator(String text, int operands) {}

    private static final Map<String, Operator> ALL = new HashMap<>();

    static {
        add(0, "nw new", "na new[]", "cl ()", "ix []", "qu ?", "pt ->", "aw co_await");
        add(1, "ps +", "ng -", "ad &", "de *", "co ~", "nt !", "pp ++", "mm --");
        add(1, "dl delete", "da delete[]");
        add(2, "pl +", "mi -", "ml *", "dv /", "rm %", "an &", "or |", "eo ^", "ls <<", "rs >>");
        add(2, "aS =", "pL +=", "mI -=", "mL *=", "dV /=", "rM %=", "aN &=", "oR |=", "eO ^=");
        add(2, "lS <<=", "rS >>=", "eq ==", "ne !=", "lt <", "gt >", "le <=", "ge >=", "ss <=>");
        add(2, "aa &&", "oo ||", "cm ,", "pm ->*", "ds .*");
    }

    private Operators() {
        // static
    }

    private static void add(int operands, String... codesAndTexts) {
        for (String codeAndText : codesAndTexts) {
            String text = codeAndText.substring(3);
            ALL.put(codeAndText.substring(0, 2), new Operator(text, operands));
        }
    }

    static @Nullable Operator of(String code) {
        return ALL.get(code);
    }
}
