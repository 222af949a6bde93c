package org.eclipse.tracecompass.tmf.xychart.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures and values of a chart in files. */
class ChartPictureTest {

    @TempDir private Path folder = Path.of("");

    private static ChartPicture picture() {
        return ChartPicture.of(new FixedProvider(), 0, 1000);
    }

    @Test
    void thePictureNamesTheAxisAndTheSeriesThatAreShown() throws Exception {
        String svg = picture().title("a title").toSvg(null);
        assertThat(svg).contains("Height (km)").contains(">up<").contains("a title");
        assertThat(svg).doesNotContain(">flat<");
    }

    @Test
    void rowsAreChosenByARegularExpression() throws Exception {
        String svg = picture().rows(RowFilter.parse("fl|up")).toSvg(null);
        assertThat(svg).contains(">up<").contains(">flat<");
    }

    @Test
    void anExpressionWithoutAMatchIsAnErrorThatSaysSo() {
        assertThatThrownBy(() -> picture().rows(RowFilter.parse("nobody")).toSvg(null))
                .isInstanceOf(PictureException.class)
                .hasMessage("No series matches 'nobody'; there are 3 rows");
    }

    @Test
    void aFailureOfTheProviderIsTold() {
        assertThatThrownBy(() -> ChartPicture.of(new FixedProvider().failing(), 0, 10).toSvg(null))
                .isInstanceOf(PictureException.class)
                .hasMessageContaining("the disk is on fire");
    }

    @Test
    void valuesAreColumnsBesideTheirTimes() throws Exception {
        Path file = folder.resolve("values.csv");
        picture().width(200).rows(RowFilter.parse("up|flat")).writeCsv(file, null);
        assertThat(Files.readAllLines(file))
                .hasSize(202)
                .startsWith("time,up,flat", "0,0,5", "5,5,5")
                .endsWith("1000,1000,5");
    }

    @Test
    void aPngIsAsWideAsAskedForAndHasTheColourOfTheTheme() throws Exception {
        Path file = folder.resolve("chart.png");
        picture().width(300).height(100).scale(1).theme(Theme.DARK).writePng(file, null);
        var image = ImageIO.read(file.toFile());
        assertThat(image.getWidth()).isEqualTo(300);
        assertThat(image.getRGB(298, image.getHeight() - 2)).isEqualTo(Theme.DARK.background());
    }
}
