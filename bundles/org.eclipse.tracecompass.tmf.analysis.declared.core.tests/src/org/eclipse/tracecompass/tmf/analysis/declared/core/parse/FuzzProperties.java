package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.StatesChecker;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;

/** Whatever is read, the answer is what could be understood, which can be checked and written. */
class FuzzProperties {

    private static final int TRIES = 1_000;
    private static final String[] WORDS = {
        "on",
        "a",
        "{",
        "}",
        "(",
        ")",
        "if",
        "else",
        "modify",
        "\"x/\"",
        "+",
        "=",
        ";",
        "enum",
        ",",
        "view",
        "rows",
        "\"CPUs/*\"",
        "state",
        "1",
        "-",
        "0x",
        "!",
        "?",
        ":",
        "has",
        "cpu",
        "event",
        ".",
        "[",
        "]",
        "push",
        "let",
        "attribute",
        "states",
        "\"<hostname>\"",
        "/*",
        "*/",
        "//x\n",
        "`",
        "\"",
        "\\",
        "state_change",
        "c",
        "type",
        "MODIFY",
        "when",
        "by",
        "increment",
        "&&",
        "é"
    };
    private static final String[] TAGS = {
        "<states>",
        "</states>",
        "<event>",
        "</event>",
        "<name>",
        "</name>",
        "a",
        "<statechange>",
        "</statechange>",
        "<type>",
        "</type>",
        "MODIFY",
        "POP",
        "<attributename>",
        "</attributename>",
        "<literal>",
        "</literal>",
        "<internal>",
        "</internal>",
        "<value>",
        "</value>",
        "<!--",
        "-->",
        "<if>",
        "</if>",
        "<condition>",
        "</condition>",
        "<then>",
        "</then>",
        "&lt;",
        "&x;",
        "<![CDATA[",
        "]]>",
        "<view title='a' rows='b'/>",
        "<!DOCTYPE a>"
    };

    private static void survives(String text) {
        Parsed parsed = StatesLanguage.parseAny(text, "f");
        StatesFile file = parsed.file();
        StatesChecker.check(List.of(file));
        if (parsed.isComplete()) {
            String printed = StatesPrinter.print(file);
            assertThat(StatesLanguage.parse(printed, "f").file()).isEqualTo(file);
            assertThat(StatesXml.parse(StatesXml.print(file), "f").file()).isEqualTo(file);
        }
    }

    @Property(tries = TRIES)
    void anyTextIsRead(@ForAll @StringLength(max = 200) String text) {
        survives(text);
        survives('<' + text);
    }

    @Property(tries = TRIES)
    void anyWordsAreRead(@ForAll long seed) {
        survives(words(seed, WORDS, " "));
    }

    @Property(tries = TRIES)
    void anyTagsAreRead(@ForAll long seed) {
        survives("<states>" + words(seed, TAGS, "") + "</states>");
    }

    private static String words(long seed, String[] from, String separator) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        for (int n = random.nextInt(60); n > 0; n--) {
            text.append(from[random.nextInt(from.length)]).append(separator);
        }
        return text.toString();
    }

    @Property(tries = 300)
    @Domain(Declarations.class)
    @Domain(DomainContext.Global.class)
    void damagedFilesAreRead(@ForAll StatesFile file, @ForAll long seed) {
        survives(damaged(StatesPrinter.print(file), seed));
        survives(damaged(StatesXml.print(file), seed));
    }

    private static String damaged(String text, long seed) {
        Random random = new Random(seed);
        StringBuilder damaged = new StringBuilder(text);
        for (int n = 1 + random.nextInt(4); n > 0 && !damaged.isEmpty(); n--) {
            int at = random.nextInt(damaged.length());
            switch (random.nextInt(3)) {
                case 0 -> damaged.deleteCharAt(at);
                case 1 -> damaged.insert(at, text.charAt(random.nextInt(text.length())));
                default -> damaged.setCharAt(at, (char) random.nextInt(128));
            }
        }
        return damaged.toString();
    }
}
