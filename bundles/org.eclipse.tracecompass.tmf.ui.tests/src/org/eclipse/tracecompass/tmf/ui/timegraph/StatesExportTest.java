package org.eclipse.tracecompass.tmf.ui.timegraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.tmf.testkit.HandMadeProvider;
import org.eclipse.tracecompass.tmf.timegraph.core.statemap.StatemapExport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jobs that write the states of a time graph. */
class StatesExportTest {

    @TempDir Path folder = Path.of("");

    private static StatemapExport sample() {
        return StatemapExport.of(HandMadeProvider.sample(), 0, 1_000_000);
    }

    private long files() throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.count();
        }
    }

    @Test
    void dataIsWrittenAndCanBeRead() throws Exception {
        Path file = folder.resolve("a.json.gz");
        Job job = StatesExport.DATA.write(sample(), file);
        job.join();
        assertThat(job.getResult().isOK()).isTrue();
        try (InputStream in = Files.newInputStream(file)) {
            assertThat(StatemapReader.DEFAULT.read(in, bytes -> {}).entities()).hasSize(4);
        }
        assertThat(files()).isEqualTo(1);
    }

    @Test
    void anInteractiveSvgIsWritten() throws Exception {
        Path file = folder.resolve("a.svg");
        StatesExport.INTERACTIVE_SVG.write(sample(), file).join();
        assertThat(Files.readString(file)).contains("worker &amp; co");
        assertThat(files()).isEqualTo(1);
    }

    @Test
    void anErrorIsTheResultAndLeavesNoFile() throws Exception {
        Job job =
                StatesExport.DATA.write(
                        sample().rows(RowFilter.parse("nobody")), folder.resolve("a.json"));
        job.join();
        assertThat(job.getResult().getSeverity()).isEqualTo(IStatus.ERROR);
        assertThat(job.getResult().getMessage()).contains("No row matches 'nobody'");
        assertThat(files()).isZero();
    }
}
