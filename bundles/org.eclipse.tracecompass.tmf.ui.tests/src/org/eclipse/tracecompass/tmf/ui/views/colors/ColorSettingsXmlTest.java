package org.eclipse.tracecompass.tmf.ui.views.colors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.tracecompass.tmf.core.filter.parser.FilterParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ColorSettingsXmlTest {

    @TempDir Path folder = Path.of("");

    private static ColorSetting[] settings() {
        return new ColorSetting[] {
            new ColorSetting(
                    new RGB(1, 2, 3), null, new RGB(4, 5, 6), FilterParser.parse("cpu == 1"))
        };
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        Path file = folder.resolve("colors.xml");
        ColorSettingsXML.write(file, settings());
        ColorSetting[] read = ColorSettingsXML.read(file);
        assertThat(read).hasSize(1);
        assertThat(read[0].getForegroundRGB()).isEqualTo(new RGB(1, 2, 3));
        assertThat(read[0].getBackgroundRGB()).isNull();
        assertThat(read[0].getTickColorRGB()).isEqualTo(new RGB(4, 5, 6));
        assertThat(String.valueOf(read[0].getFilter()))
                .isEqualTo(String.valueOf(settings()[0].getFilter()));
    }

    @Test
    void aFileThatCannotBeWrittenIsAnError() {
        Path file = folder.resolve("missing").resolve("colors.xml");
        assertThatThrownBy(() -> ColorSettingsXML.write(file, settings()))
                .isInstanceOf(IOException.class);
    }

    @Test
    void aFileThatCannotBeReadIsAnError() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.xml"), "<COLORSETTINGS><COLOR");
        Path missing = folder.resolve("missing.xml");
        assertThatThrownBy(() -> ColorSettingsXML.read(broken)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> ColorSettingsXML.read(missing)).isInstanceOf(IOException.class);
    }
}
