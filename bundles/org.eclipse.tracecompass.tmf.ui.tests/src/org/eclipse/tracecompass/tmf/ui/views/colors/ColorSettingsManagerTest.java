package org.eclipse.tracecompass.tmf.ui.views.colors;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterNode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@NonNullByDefault({})
@Timeout(60)
class ColorSettingsManagerTest {

    private static final ITmfEvent EVENT = new TmfEvent(null, 0, null, null, null);

    private final ColorSetting[] before = ColorSettingsManager.getColorSettings();

    @AfterEach
    void restore() {
        ColorSettingsManager.setColorSettings(before);
    }

    /** Takes too long on each event, and counts how often it is asked. */
    private static final class Costly extends TmfFilterNode {

        private int asked;

        Costly() {
            super("costly");
        }

        @Override
        public boolean matches(ITmfEvent event) {
            asked++;
            return PatternSearch.find(PatternSearch.compile("(a+)+b\\1"), "a".repeat(60) + "!");
        }
    }

    private static ColorSetting setting(ITmfFilterTreeNode filter) {
        return new ColorSetting(new RGB(1, 2, 3), null, null, filter);
    }

    @Test
    void aSettingThatTakesTooLongIsLeftOutUntilTheSettingsChange() {
        Costly costly = new Costly();
        ColorSetting[] settings = {setting(costly), setting(new TmfFilterNode("all"))};
        ColorSettingsManager.setColorSettings(settings);
        for (int i = 0; i < 3; i++) {
            assertThat(ColorSettingsManager.getColorSettingPriority(EVENT)).isEqualTo(1);
        }
        assertThat(costly.asked).isEqualTo(1);
        ColorSettingsManager.setColorSettings(settings);
        assertThat(ColorSettingsManager.getColorSettingPriority(EVENT)).isEqualTo(1);
        assertThat(costly.asked).isEqualTo(2);
    }
}
