package org.eclipse.tracecompass.symbols.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of C++ functions from their symbols. */
class CppNamesTest {

    private static final SymbolFacts FACTS = new SymbolFacts("cpp-names.txt", CppNames::demangle);

    @Test
    void namesAreThoseOfAnIndependentProgram() {
        FACTS.assertNames();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "_ZZN1A1fEvENUlvE_D1Ev | A::f()::{lambda()#1}::~{lambda()#1}()",
                "_Z1fDB8_ | f(_BitInt(8))",
                "_Z1fDU8_ | f(unsigned _BitInt(8))",
                "_Z1fTs1A | f(A)",
                "_Z1fIiEDTnxclL_Z1gvEEET_ | decltype (noexcept (g())) f<int>(int)",
                "_Z1fIiEDTtifp_ET_ | _Z1fIiEDTtifp_ET_",
                "_Z1fv@@LIB_1.0 | f()@@LIB_1.0",
            })
    void whatThatProgramDoesNotKnowIsReadAsWell(String symbol, String name) {
        assertThat(CppNames.demangle(symbol)).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "main",
                "",
                "_Z",
                "_Znothing",
                "_ZN",
                "_ZN1AE1",
                "_Z5f",
                "_Z1fT_",
                "_Z1fS_",
                "_Z1fS5_",
                "_ZN1fIE",
                "_ZNE",
                "_Z99999999999f",
                "_ZN1AC",
                "_Z1fIXE",
                "_Z1fDT",
                "__cyg_profile_func_enter",
                "_RNvC6_123foo3bar"
            })
    void whatIsNoNameOfCppStaysAsItIs(String symbol) {
        assertThat(CppNames.demangle(symbol)).isEqualTo(symbol);
    }

    @Test
    void namesMadeToFillTheMemoryDoNot() {
        // each line would double the text
        StringBuilder doubling = new StringBuilder("_Z1fSt4pairIiiE");
        doubling.append("St4pairIS0_S0_E");
        for (int i = 1; i < 30; i++) {
            String last = Integer.toString(i, 36).toUpperCase(java.util.Locale.ROOT);
            doubling.append("S_IS").append(last).append("_S").append(last).append("_E");
        }
        String nested = "_Z1f" + "P".repeat(10_000) + "i";
        String open = "_Z" + "N1A".repeat(3_000);
        Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(5),
                () -> {
                    for (String symbol : List.of(doubling.toString(), nested, open)) {
                        assertThat(CppNames.demangle(symbol)).hasSizeLessThan(1 << 17);
                    }
                });
    }

    @Test
    void damagedNamesHarmNothing() {
        FACTS.assertDamageIsHarmless();
    }
}
