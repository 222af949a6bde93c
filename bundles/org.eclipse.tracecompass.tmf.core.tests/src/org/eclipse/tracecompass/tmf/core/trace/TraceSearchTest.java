package org.eclipse.tracecompass.tmf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.trace.text.LogTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What is found below a folder, and when the search ends. */
@Timeout(60)
class TraceSearchTest {

    @TempDir Path folder = Path.of("");

    private final List<String> warnings = new ArrayList<>();

    @BeforeEach
    void addType() {
        TmfTraceType.addCustomTraceType(LogTrace.class, "Search", "Log");
    }

    @AfterEach
    void removeType() {
        TmfTraceType.removeCustomTraceType(LogTrace.class, "Search", "Log");
    }

    private TraceSearch search(int most) {
        return new TraceSearch("Log", null, warnings::add, most);
    }

    private void trace(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "[1] INFO started");
    }

    private List<String> found(TraceSearch search) {
        return search.below(folder).stream()
                .map(found -> folder.relativize(found.path()).toString().replace('\\', '/'))
                .toList();
    }

    @Test
    void tracesComeFolderByFolder() throws IOException {
        trace("b/trace");
        trace("b-side/trace");
        trace("a/deep/trace");
        trace("c");
        TraceSearch search = search(100);
        assertThat(found(search)).containsExactly("a/deep/trace", "b/trace", "b-side/trace", "c");
        assertThat(search.isCutShort()).isFalse();
        assertThat(warnings).isEmpty();
    }

    @Test
    void aTraceThatCannotBeReadIsNamed() throws Exception {
        Path torn = folder.resolve("torn");
        Files.writeString(torn, "torn");
        TmfTraceType.addCustomTraceType(FragileLog.class, "Search", "Fragile");
        try {
            assertThatExceptionOfType(TmfTraceException.class)
                    .isThrownBy(() -> TmfTraceOpener.open(folder, "Fragile", null, warnings::add))
                    .withMessageEndingWith(
                            "\nTrace %s cannot be read: it is torn\n".formatted(torn)
                                    + "There is no other trace in a folder below it.");
            assertThat(warnings).isEmpty();
            trace("sound");
            TmfTraceOpener.open(folder, "Fragile", null, warnings::add).dispose();
            assertThat(warnings).containsExactly("Trace " + torn + " cannot be read: it is torn");
        } finally {
            TmfTraceType.removeCustomTraceType(FragileLog.class, "Search", "Fragile");
        }
    }

    /** Knows its traces even if they cannot be read. */
    public static final class FragileLog extends LogTrace {

        @NonNullByDefault({})
        @Override
        public IStatus validate(IProject project, String path) {
            IStatus status = super.validate(project, path);
            return status.isOK() || Files.isDirectory(Path.of(path))
                    ? status
                    : new TraceValidationStatus(1, IStatus.ERROR, "test", "it is torn", null);
        }
    }

    @Test
    void aSearchThatIsTooLongHasFoundWhatIsNear() throws IOException {
        trace("a/deep/down/trace");
        for (int i = 0; i < 20; i++) {
            Files.writeString(folder.resolve("a/note" + i), "no trace");
        }
        trace("z/trace");
        TraceSearch search = search(24);
        assertThat(found(search)).containsExactly("z/trace");
        assertThat(search.isCutShort()).isTrue();
    }

    @Test
    void aSearchThatLooksAtTheLastEntryIsNotCutShort() throws IOException {
        trace("a");
        trace("b");
        TraceSearch search = search(2);
        assertThat(found(search)).containsExactly("a", "b");
        assertThat(search.isCutShort()).isFalse();
    }

    @Test
    void whatHasNothingToReadIsPassedOver() throws Exception {
        trace("trace");
        Files.createFile(folder.resolve("empty"));
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "makes a named pipe");
        Process maker = new ProcessBuilder("mkfifo", folder.resolve("pipe").toString()).start();
        assumeTrue(maker.waitFor(10, TimeUnit.SECONDS) && maker.exitValue() == 0);
        assertThat(found(search(100))).containsExactly("trace");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @Timeout(60)
    void whatIsOnNoDiskIsRefused() throws Exception {
        for (String path : new String[] {"/dev/zero", "/proc/self", "/proc/kmsg", "/sys"}) {
            if (Files.isReadable(Path.of(path))) {
                assertThatExceptionOfType(TmfTraceException.class)
                        .as(path)
                        .isThrownBy(() -> TmfTraceOpener.open(Path.of(path), null, null))
                        .withMessageContaining(path)
                        .withMessageContaining("copy");
            }
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @Timeout(60)
    void aLinkIntoWhatTheKernelSaysIsNotFollowed() throws Exception {
        trace("trace");
        Files.createSymbolicLink(folder.resolve("link"), Path.of("/proc/self"));
        Files.createSymbolicLink(folder.resolve("messages"), Path.of("/proc/kmsg"));
        assertThat(found(search(100))).containsExactly("trace");
    }

    @Test
    void aSearchCanBeCancelled() throws IOException {
        trace("trace");
        NullProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        TraceSearch search = new TraceSearch(null, monitor, warnings::add, 100);
        assertThatExceptionOfType(OperationCanceledException.class)
                .isThrownBy(() -> search.below(folder));
    }

    @Test
    void whoOpensAFolderOfTooMuchIsToldHowFarItWasSearched() throws Exception {
        for (int i = 0; i <= TraceSearch.MOST_ENTRIES; i++) {
            Files.createFile(folder.resolve("file" + i));
        }
        assertThatExceptionOfType(TmfTraceException.class)
                .isThrownBy(() -> TmfTraceOpener.open(folder, "Log", null, warnings::add))
                .withMessageContaining(
                        "There is no trace either among the nearest 20,000 files and folders below"
                                + " it; name a folder closer to the trace.");
        trace("a");
        TmfTraceOpener.open(folder, "Log", null, warnings::add).dispose();
        assertThat(warnings)
                .containsExactly(
                        "Only the nearest 20,000 files and folders below "
                                + folder
                                + " were searched; name a folder closer to the traces to find"
                                + " all of them.");
    }
}
