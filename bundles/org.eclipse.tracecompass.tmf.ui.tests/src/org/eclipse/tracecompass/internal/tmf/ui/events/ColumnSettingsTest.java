package org.eclipse.tracecompass.internal.tmf.ui.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.internal.tmf.ui.events.ColumnSettings.Setting;
import org.junit.jupiter.api.Test;

class ColumnSettingsTest {

    private static ColumnSettings of(String... names) {
        ColumnSettings settings = new ColumnSettings();
        Map<String, Setting> shown = new LinkedHashMap<>();
        for (String name : names) {
            shown.put(name, new Setting(100, true));
        }
        settings.update(shown);
        return settings;
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
    void newColumnsFollowTheirNeighbour() {
        assertThat(of("c", "a").order(List.of("a", "b", "c"))).containsExactly(2, 0, 1);
        assertThat(of("b", "c").order(List.of("a", "b", "c"))).containsExactly(0, 1, 2);
    }

    @Test
    void columnsOfOtherTracesAreRemembered() {
        ColumnSettings settings = of("a", "x");
        settings.update(Map.of("b", new Setting(50, false)));
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
