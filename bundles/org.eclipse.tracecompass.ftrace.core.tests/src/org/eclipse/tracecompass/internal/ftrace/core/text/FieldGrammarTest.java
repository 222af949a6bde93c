package org.eclipse.tracecompass.internal.ftrace.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts become fields, in time that is in proportion to the text. */
class FieldGrammarTest {

    private static final int COUNT = 150_000;

    @Test
    void fieldsOfTheSameNameAreNumbered() {
        FieldList list = FieldGrammar.PAIRS.parse("a=1 b=2 a=3 a=4");
        assertThat(list.uniqueNames()).containsExactly("a", "b", "a (2)", "a (3)");
    }

    @Test
    void aNumberThatALongCanHoldIsANumber() {
        FieldList list =
                FieldGrammar.PAIRS.parse(
                        "expires=1795215653242830264 least=-9223372036854775807"
                                + " greatest=9223372036854775807 more=9223372036854775808"
                                + " most=18446744073709551615");
        assertThat(list.value(list.find("expires"))).isEqualTo(1795215653242830264L);
        assertThat(list.number(list.find("expires"), -1)).isEqualTo(1795215653242830264L);
        assertThat(list.value(list.find("least"))).isEqualTo(-Long.MAX_VALUE);
        assertThat(list.value(list.find("greatest"))).isEqualTo(Long.MAX_VALUE);
        assertThat(list.value(list.find("more"))).isEqualTo("9223372036854775808");
        assertThat(list.value(list.find("most"))).isEqualTo("18446744073709551615");
    }

    /** Takes minutes where for a field all the text before it is looked at. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({"a=1, 1", "comm=1, 1", "a=1], 1]"})
    void aLineMayHaveManyFields(String field, String value) {
        FieldList list = FieldGrammar.PAIRS.parse((field + " ").repeat(COUNT));
        List<String> names = list.uniqueNames();
        assertThat(names).hasSize(COUNT);
        assertThat(names.get(COUNT - 1)).isEqualTo(names.get(0) + " (" + COUNT + ")");
        for (int i = 0; i < COUNT; i++) {
            assertThat(list.value(i)).hasToString(value);
        }
    }

    /** Takes minutes where a switch is looked for at every arrow. */
    @Test
    void aSwitchMayHaveManyArrows() {
        FieldList list = FieldGrammar.SWITCH.parse("a ==> ".repeat(COUNT));
        assertThat(list.uniqueNames()).containsExactly(FieldList.TEXT);
    }

    @Test
    void aTaskMayHaveArrowsInItsName() {
        FieldList list = FieldGrammar.SWITCH.parse("a ==> b ==> c:1 [120] S ==> f:2 [99]");
        assertThat(list.string(list.find("prev_comm"))).isEqualTo("a ==> b ==> c");
        assertThat(list.string(list.find("next_comm"))).isEqualTo("f");
    }

    @Test
    void aTaskMayBeNamedLikeAField() {
        FieldList list = FieldGrammar.PAIRS.parse("comm=x pid=y pid=7 prio=1 [state=S]");
        assertThat(list.string(list.find("comm"))).isEqualTo("x pid=y");
        assertThat(list.number(list.find("pid"), -1)).isEqualTo(7);
        assertThat(list.string(list.find("state"))).isEqualTo("S");
    }
}
