package org.eclipse.tracecompass.internal.tmf.ui.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.UniqueElements;
import org.eclipse.tracecompass.internal.tmf.ui.events.ColumnSettings.Setting;
import org.junit.jupiter.api.Test;

class ColumnSettingsTest {

    /** Columns that stand in the order of the alphabet in the trace. */
    private static ColumnSettings of(String... screen) {
        ColumnSettings settings = new ColumnSettings();
        show(settings, Stream.of(screen).sorted().toList(), screen);
        return settings;
    }

    private static void show(ColumnSettings settings, List<String> names, String... screen) {
        Map<String, Setting> shown = new LinkedHashMap<>();
        for (String name : screen) {
            shown.put(name, new Setting(100, true));
        }
        settings.update(names, shown);
    }

    @Test
    void withoutSettingsColumnsStandInTheTracesOrder() {
        assertThat(new ColumnSettings().order(List.of("a", "b", "c"))).containsExactly(0, 1, 2);
    }

    @Test
    void keptOrderWins() {
        assertThat(of("c", "a", "b").order(List.of("a", "b", "c"))).containsExactly(2, 0, 1);
    }

    @Test
    void columnsThatWereNotMovedStandInTheOrderOfTheTrace() {
        ColumnSettings settings = new ColumnSettings();
        show(settings, List.of("contents", "cpu", "time"), "contents", "cpu", "time");
        assertThat(settings.order(List.of("time", "trace", "cpu", "contents")))
                .containsExactly(0, 1, 2, 3);
    }

    @Test
    void aMovedColumnFollowsTheSameColumnInOtherTraces() {
        ColumnSettings settings = of("a", "d", "b", "c");
        List<String> other = List.of("x", "a", "b", "d");
        show(settings, other, "x", "a", "d", "b");
        assertThat(settings.order(other)).containsExactly(0, 1, 3, 2);
        assertThat(settings.order(List.of("b", "d"))).containsExactly(0, 1);
        assertThat(settings.order(List.of("a", "b", "c", "d"))).containsExactly(0, 3, 1, 2);
    }

    @Test
    void columnsMovedBackAreNotMovedAnyMore() {
        ColumnSettings settings = of("c", "a", "b");
        show(settings, List.of("a", "b", "c"), "a", "b", "c");
        assertThat(settings.order(List.of("b", "c", "a"))).containsExactly(0, 1, 2);
    }

    @Property(tries = 200)
    void anyOrderIsKept(
            @ForAll @Size(max = 12) @UniqueElements
                    List<@IntRange(min = 1, max = 50) Integer> numbers) {
        List<String> screen = numbers.stream().map(number -> "column " + number).toList();
        ColumnSettings settings = of(screen.toArray(new String[0]));
        List<String> names = screen.stream().sorted().toList();
        ColumnSettings again = ColumnSettings.parse(settings.text());
        assertThat(IntStream.of(again.order(names)).mapToObj(names::get)).isEqualTo(screen);
    }

    @Test
    void columnsOfOtherTracesAreRemembered() {
        ColumnSettings settings = of("a", "x");
        settings.update(List.of("b"), Map.of("b", new Setting(50, false)));
        assertThat(settings.get("x")).isEqualTo(new Setting(100, true));
        assertThat(settings.get("b")).isEqualTo(new Setting(50, false));
    }

    @Test
    void settingsSurviveBeingKeptAsText() {
        ColumnSettings settings = of("Event type", "CPU");
        ColumnSettings again = ColumnSettings.parse(settings.text());
        assertThat(again.text()).isEqualTo(settings.text());
        assertThat(again.get("CPU")).isEqualTo(new Setting(100, true));
    }

    @Test
    void damagedTextIsLeftOut() {
        assertThat(ColumnSettings.parse("nonsense\na\tx\ttrue\nb\t7\tfalse\n").text())
                .isEqualTo("b\t7\tfalse\n");
    }
}
