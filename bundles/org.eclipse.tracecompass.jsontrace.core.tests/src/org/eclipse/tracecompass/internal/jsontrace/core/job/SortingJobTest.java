package org.eclipse.tracecompass.internal.jsontrace.core.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.jsontrace.core.trace.JsonTrace;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.io.BufferedRandomAccessFile;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SortingJobTest {

    @TempDir Path folder = Path.of("");

    private final SampleTrace trace = new SampleTrace();

    /** Events are texts; the time is the number behind "ts":. */
    @NonNullByDefault({})
    static final class SampleTrace extends JsonTrace {

        @Override
        public IStatus validate(IProject project, String path) {
            return Status.OK_STATUS;
        }

        void openSorted() throws TmfTraceException {
            fFile =
                    new File(
                            TmfTraceManager.getSupplementaryFileDir(this),
                            new File(getPath()).getName());
            try {
                fFileInput = new BufferedRandomAccessFile(fFile, "r");
            } catch (IOException e) {
                throw new TmfTraceException(e.getMessage(), e);
            }
        }

        @Override
        public ITmfEvent parseEvent(ITmfContext context) {
            if (!(context.getLocation() instanceof TmfLongLocation place)
                    || place.getLocationInfo() < 0) {
                return null;
            }
            try {
                fFileInput.seek(place.getLocationInfo());
                String text = readNextEventString(() -> fFileInput.read());
                if (text == null) {
                    return null;
                }
                String digits = text.replaceAll(".*\"ts\" ?: ?(\\d+).*", "$1");
                return new TmfEvent(
                        this,
                        context.getRank(),
                        TmfTimestamp.fromNanos(Long.parseLong(digits)),
                        null,
                        new org.eclipse.tracecompass.tmf.core.event.TmfEventField(
                                ":root:", text, null));
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Remembers what it is told. */
    private static final class SampleJob extends SortingJob {

        private String json = "";

        SampleJob(JsonTrace trace, Path path, int brackets) {
            super(trace, path.toString(), "\"ts\":", brackets);
        }

        SampleJob(JsonTrace trace, Path path, List<String> names) {
            super(trace, path.toString(), "\"ts\":", names);
        }

        @NonNullByDefault({})
        @Override
        protected void processMetadata(
                org.eclipse.tracecompass.tmf.core.trace.ITmfTrace trace, String dir) {
            assertThat(dir).isEqualTo(TmfTraceManager.getSupplementaryFileDir(trace));
        }

        @NonNullByDefault({})
        @Override
        protected void processMetadataJson(
                org.eclipse.tracecompass.tmf.core.trace.ITmfTrace trace, String text) {
            json = text;
        }
    }

    private Path file(String text) throws Exception {
        Path file = Files.writeString(folder.resolve("t.json"), text);
        trace.initTrace((IResource) null, file.toString(), ITmfEvent.class);
        return file;
    }

    private Path sorted() {
        return Path.of(TmfTraceManager.getSupplementaryFileDir(trace)).resolve("t.json");
    }

    @AfterEach
    void forget() throws IOException {
        Files.deleteIfExists(sorted());
        trace.dispose();
    }

    private static IStatus run(SortingJob job) {
        return job.run(new NullProgressMonitor());
    }

    @Test
    void eventsAreSortedByTheNumberOfTheKey() throws Exception {
        Path file =
                file(
                        "[{\"ts\": 10, \"a\":\"}{]\\\"\"},\n {\"x\":{\"y\":[1]},\"ts\":9},"
                                + "{\"no\":1},\n{\"ts\":9.5}]");
        assertThat(run(new SampleJob(trace, file, 1)).isOK()).isTrue();
        assertThat(sorted())
                .hasContent(
                        "[{\"no\":1},\n{\"x\":{\"y\":[1]},\"ts\":9},\n{\"ts\":9.5},\n"
                                + "{\"ts\": 10, \"a\":\"}{]\\\"\"}]");
    }

    @Test
    void theTimeOfAnObjectInAnEventIsNotThatOfTheEvent() throws Exception {
        Path file =
                file(
                        "[{\"args\":{\"ts\":1},\"ts\":3},{\"ts\":2,\"args\":[{\"ts\":9}]},"
                                + "{\"a\":\"\\\"}\",\"b\":{\"ts\":7},\"ts\":1}]");
        assertThat(run(new SampleJob(trace, file, 1)).isOK()).isTrue();
        assertThat(sorted())
                .hasContent(
                        "[{\"a\":\"\\\"}\",\"b\":{\"ts\":7},\"ts\":1},\n"
                                + "{\"ts\":2,\"args\":[{\"ts\":9}]},\n"
                                + "{\"args\":{\"ts\":1},\"ts\":3}]");
    }

    @Test
    void theTimeMayBeInAnObjectWhereTheEventHasNone() throws Exception {
        Path file = file("[{\"time\":{\"ts\":2}},{\"time\":{\"ts\":1}}]");
        assertThat(run(new SampleJob(trace, file, 1)).isOK()).isTrue();
        assertThat(sorted()).hasContent("[{\"time\":{\"ts\":1}},\n{\"time\":{\"ts\":2}}]");
    }

    @Test
    void namesLeadToTheArray() throws Exception {
        Path file =
                file(
                        "{\"unit\":\"né\",\"other\":[{\"events\":[{\"ts\":0}]}],"
                                + "\"data\":{\"events\":[{\"ts\":2},{\"ts\":1}]},\"z\":1}");
        SampleJob job = new SampleJob(trace, file, List.of("data", "events"));
        assertThat(run(job).isOK()).isTrue();
        assertThat(sorted()).hasContent("[{\"ts\":1},\n{\"ts\":2}]");
        assertThat(job.json)
                .isEqualTo(
                        "{\"unit\":\"né\",\"other\":[{\"events\":[{\"ts\":0}]}],"
                                + "\"data\":{\"events\":[]},\"z\":1}");
    }

    @Test
    void chunksAreMergedAsIfTheyWereSortedTogether() throws Exception {
        Random random = new Random(5);
        List<String> events = new ArrayList<>();
        for (int i = 0; i < 5000; i++) {
            events.add("{\"ts\":" + random.nextInt(700) + ",\"n\":\"é" + i + "\"}");
        }
        Path file = file("[" + String.join(",", events) + "]");
        SampleJob job = new SampleJob(trace, file, 1);
        job.setChunkBytes(3000);
        assertThat(run(job).isOK()).isTrue();
        events.sort(Comparator.comparing(e -> Integer.parseInt(e.substring(6, e.indexOf(',')))));
        assertThat(sorted()).hasContent("[" + String.join(",\n", events) + "]");
        trace.openSorted();
        assertThat(texts(trace.seekEvent(0L))).isEqualTo(events);
        ITmfContext middle = trace.seekEvent(0.5);
        List<String> rest = texts(middle);
        assertThat(rest).isEqualTo(events.subList(events.size() - rest.size(), events.size()));
        assertThat(rest.size()).isBetween(2300, 2700);
    }

    private List<String> texts(ITmfContext context) {
        List<String> texts = new ArrayList<>();
        @Nullable ITmfEvent event = trace.getNext(context);
        while (event != null) {
            texts.add(String.valueOf(event.getContent().getValue()));
            event = trace.getNext(context);
        }
        return texts;
    }

    @Test
    void anExistingResultIsNotReplaced() throws Exception {
        Path file = file("[{\"ts\":1}]");
        Files.writeString(sorted(), "mine");
        assertThat(run(new SampleJob(trace, file, 1)).getMessage()).contains("exists already");
        assertThat(sorted()).hasContent("mine");
    }

    @Test
    void aFileThatEndsEarlyKeepsItsCompleteEvents() throws Exception {
        Path file = file("[{\"ts\":2},{\"ts\":1},{\"ts\":0,\"cut\":\"");
        assertThat(run(new SampleJob(trace, file, 1)).isOK()).isTrue();
        assertThat(sorted()).hasContent("[{\"ts\":1},\n{\"ts\":2}]");
    }

    @Test
    void aFileWithoutTheArrayIsAnErrorWithItsName() throws Exception {
        Path file = file("{\"a\":[]}");
        IStatus status = run(new SampleJob(trace, file, List.of("traceEvents")));
        assertThat(status.isOK()).isFalse();
        assertThat(status.getMessage()).contains("t.json").contains("array traceEvents");
        assertThat(sorted()).doesNotExist();
    }

    @Test
    void aCancelledJobLeavesNothing() throws Exception {
        Path file = file("[{\"ts\":1}]");
        NullProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        assertThat(new SampleJob(trace, file, 1).run(monitor).getSeverity())
                .isEqualTo(IStatus.CANCEL);
        try (var left = Files.list(sorted().getParent())) {
            assertThat(left.filter(p -> p.getFileName().toString().startsWith(".sorting")))
                    .isEmpty();
        }
        assertThat(sorted()).doesNotExist();
    }
}
