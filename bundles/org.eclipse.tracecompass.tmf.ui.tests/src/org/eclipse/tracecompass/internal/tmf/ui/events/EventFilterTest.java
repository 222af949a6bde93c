package org.eclipse.tracecompass.internal.tmf.ui.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventFilterTest {

    @ParameterizedTest
    @CsvSource({
        "sched, sched_switch, true",
        "SCHED, sched_switch, false",
        "sched, SCHED_SWITCH, true",
        "^switch, sched_switch, false",
        "!switch, sched_switch, false",
        "!wakeup, sched_switch, true",
        "=sched_switch, sched_switch, true",
        "=sched, sched_switch, false",
        "!=sched, sched_switch, true",
        ">5, 10, true",
        ">5, 5, false",
        ">=5, 5, true",
        "<0x10, 15, true",
        "=0x10, 16, true",
        "<=-1, 3, false",
        "=1.50, 1.5, true",
        ">5, '', false",
        ">5, abc, false",
        "!=5, abc, true",
        "sched|irq, irq_handler_entry, true",
        ">5 && <10, 7, true",
        ">5 && <10, 12, false",
        "=a || =b, B, true",
        "!(sched|irq), softirq_raise, false",
        "not found, the file was not found, true",
        "prev=1, next=2 prev=1, true",
        "=0x10, 1\u20096, true"
    })
    void conditionsReadAsTheyLook(String condition, String text, boolean matches) throws Exception {
        assertThat(EventFilter.condition("c", condition).test(text)).isEqualTo(matches);
    }

    @Test
    void aBadExpressionNamesItsColumn() {
        assertThatThrownBy(() -> EventFilter.condition("Contents", "a(b"))
                .isInstanceOfSatisfying(
                        EventFilter.BadCondition.class,
                        e -> assertThat(e.column()).isEqualTo("Contents"));
    }

    @ParameterizedTest
    @CsvSource({
        "type == sched_switch && next_tid > 100, true",
        "next_tid > 100, true",
        "next_tid>100, true",
        "contents contains foo, true",
        "sched|irq, false",
        "sched_(switch|waking), false",
        "next_tid=100, false",
        "(?<=a)b, false",
        "foo bar, false",
        "=100, false"
    })
    void expressionsOverFieldsAreToldFromRegularOnes(String text, boolean expression) {
        assertThat(EventFilter.isExpression(text)).isEqualTo(expression);
    }

    @Test
    void aWrongExpressionSaysWhereInOneSentence() {
        Map<String, String> texts = Map.of(EventFilter.EXPRESSION, "type == ");
        assertThatThrownBy(() -> EventFilter.of(List.of(), texts, TimeText.utc()::full))
                .isInstanceOfSatisfying(
                        EventFilter.BadCondition.class,
                        e -> {
                            assertThat(e.place()).isEqualTo(8);
                            assertThat(e)
                                    .hasMessage(
                                            "Column 8: expected a value after '==', found the end");
                        });
    }

    @Test
    void thePlaceCountsFromTheBeginningOfTheField() {
        Map<String, String> texts = Map.of(EventFilter.EXPRESSION, "  a == 1 b");
        assertThatThrownBy(() -> EventFilter.of(List.of(), texts, TimeText.utc()::full))
                .isInstanceOfSatisfying(
                        EventFilter.BadCondition.class, e -> assertThat(e.place()).isEqualTo(10));
    }

    @Test
    void blankConditionsAreNoFilter() throws Exception {
        assertThat(EventFilter.of(List.of(), Map.of("CPU", "1"), TimeText.utc()::full)).isNull();
    }

    @Test
    void rowsAreCopiedAsTabsOrCommas() {
        List<String> cells = List.of("a,b", "say \"x\"", "1");
        assertThat(RowText.PLAIN.line(cells)).isEqualTo("a,b\tsay \"x\"\t1");
        assertThat(RowText.CSV.line(cells)).isEqualTo("\"a,b\",\"say \"\"x\"\"\",1");
    }
}
