package org.eclipse.tracecompass.tmf.timegraph.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.testkit.HandMadeProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Pictures are compared with golden files beside this class. To accept a new look, run with {@code
 * -Dastrolabe.golden=<directory>} and copy what it writes there.
 */
class TimeGraphPictureTest {

    private static TimeGraphPicture sample() {
        return TimeGraphPicture.of(HandMadeProvider.sample(), 0, 1_000_000).width(900);
    }

    private static void same(String name, String svg) throws IOException {
        String directory = System.getProperty("astrolabe.golden");
        if (directory != null) {
            Files.writeString(Path.of(directory, name), svg);
        }
        try (InputStream golden = TimeGraphPictureTest.class.getResourceAsStream(name)) {
            assertThat(golden).as("golden file %s", name).isNotNull();
            assertThat(svg)
                    .isEqualTo(
                            new String(
                                            Objects.requireNonNull(golden).readAllBytes(),
                                            StandardCharsets.UTF_8)
                                    .replace("\r\n", "\n"));
        }
    }

    @Test
    void theWholeSampleInLight() throws Exception {
        same("sample-light.svg", sample().title("Sample").toSvg(null));
    }

    @Test
    void aPartOfTheSampleInDarkWithSomeRows() throws Exception {
        same(
                "sample-dark.svg",
                sample().theme(Theme.DARK)
                        .range(250_000, 430_000)
                        .rows(RowFilter.parse("server|logger"))
                        .toSvg(null));
    }

    @Test
    void pngHasTheSizeAndTheColoursOfTheStates(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("sample.png");
        sample().scale(2).namesWidth(200).writePng(file, null);
        BufferedImage image = ImageIO.read(file.toFile());
        assertThat(image.getWidth()).isEqualTo(1800);
        int y = (int) (2 * (TimeGraphScene.RULER_HEIGHT + 11));
        assertThat(image.getRGB(2 * (200 + 100), y)).isEqualTo(0xff4caf50);
        assertThat(image.getRGB(2 * (200 + 270), y)).isEqualTo(0xff3a7bd5);
        assertThat(image.getRGB(2 * (200 + 400), y)).isEqualTo(0xffc9b458);
        assertThat(image.getRGB(2 * (200 + 400), y - 10)).isEqualTo(0xffffffff);
    }

    /** Has a column of numbers. */
    private static final class Numbers extends HandMadeProvider {
        @Override
        public TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> fetchTree(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            return new TmfModelResponse<>(
                    new TmfTreeModel.Builder<TimeGraphEntryModel>()
                            .setColumnDescriptors(
                                    List.of(
                                            column("Thread", DataType.STRING),
                                            column("TID", DataType.NUMBER)))
                            .setEntries(List.copyOf(entries))
                            .build(),
                    ITmfResponse.Status.COMPLETED,
                    "");
        }

        private static ITableColumnDescriptor column(String title, DataType type) {
            return new TableColumnDescriptor.Builder().setText(title).setDataType(type).build();
        }
    }

    @Test
    void theLargestNumberOfAThreadIsWrittenInFull() throws Exception {
        HandMadeProvider threads = new Numbers().row(1, -1, "last", "4194304");
        assertThat(TimeGraphPicture.of(threads, 0, 1_000_000).width(900).toSvg(null))
                .contains(">4194304<");
    }

    @Test
    void aLegendStaysWithinThePicture() throws Exception {
        HandMadeProvider threads = new HandMadeProvider().row(1, -1, "thread", "1");
        long start = 0;
        for (String name : List.of("short", "long ".repeat(100), "last")) {
            threads.style(name, name, "#336699", 1).state(1, start, start + 100, name, null);
            start += 100;
        }
        String svg = TimeGraphPicture.of(threads, 0, 1000).width(400).toSvg(null);
        assertThat(svg).contains(">short</text>", ">last</text>", "long…</text>");
        assertThat(svg).doesNotContain("long ".repeat(40));
    }

    @Test
    void groupsWithoutRowsAreNoPicture() {
        HandMadeProvider groups = new HandMadeProvider().group(1, -1, "trace").group(2, 1, "CPUs");
        assertThatThrownBy(() -> TimeGraphPicture.of(groups, 0, 1_000_000).toSvg(null))
                .isInstanceOf(PictureException.class)
                .hasMessage("There are no rows to draw");
    }

    @Test
    void aRegularExpressionWithoutMatchSaysSo() {
        assertThatThrownBy(() -> sample().rows(RowFilter.parse("^zzz")).toSvg(null))
                .isInstanceOf(PictureException.class)
                .hasMessage("No row matches '^zzz'; there are 4 rows");
    }
}
