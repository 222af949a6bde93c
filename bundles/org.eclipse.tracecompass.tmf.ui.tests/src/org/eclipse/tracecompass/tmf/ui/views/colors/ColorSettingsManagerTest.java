package org.eclipse.tracecompass.tmf.ui.views.colors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterNode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
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

    @Test
    void settingsThatCannotBeReadAreKeptBesideTheNewOnes() throws IOException {
        Activator plugin = Activator.getDefault();
        Assumptions.assumeTrue(plugin != null, "There is no workspace");
        Path file =
                Objects.requireNonNull(plugin)
                        .getStateLocation()
                        .append("color_settings.xml")
                        .toPath();
        Path kept = file.resolveSibling("color_settings-unreadable-1.xml");
        Files.deleteIfExists(kept);
        Files.writeString(file, "<COLORSETTINGS><COLORSETTING>of a later version");
        try {
            ColorSettingsManager.setColorSettings(
                    new ColorSetting[] {setting(new TmfFilterNode("all"))});
            assertThat(ColorSettingsXML.load(file.toString())).hasSize(1);
            assertThat(kept).content().contains("of a later version");
            ColorSettingsManager.setColorSettings(new ColorSetting[0]);
            assertThat(file.resolveSibling("color_settings-unreadable-2.xml")).doesNotExist();
        } finally {
            Files.deleteIfExists(kept);
        }
    }
}
