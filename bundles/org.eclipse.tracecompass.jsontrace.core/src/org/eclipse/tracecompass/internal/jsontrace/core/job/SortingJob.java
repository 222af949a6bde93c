package org.eclipse.tracecompass.internal.jsontrace.core.job;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.FileReplacement;
import org.eclipse.tracecompass.internal.provisional.jsontrace.core.trace.JsonObjects;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Sorts the events of a JSON file by time into the supplementary folder of its trace, under the
 * same name: a bracket, an event per line with commas between them, a bracket. The memory holds one
 * chunk of events at a time; the sorted chunks are merged.
 *
 * <p>Events are sorted by the number behind the time key, of the event itself or else of the first
 * object in it that has one; those without one come first. Of equal times the order of the file is
 * kept.
 */
public abstract class SortingJob extends Job {

    private static final String PLUGIN_ID = "org.eclipse.tracecompass.jsontrace.core";
    private static final int CHUNK_BYTES = 32 << 20;

    private final ITmfTrace trace;
    private final String path;
    private final TimeKey key;
    private final ArrayStart start;
    private int chunkBytes = CHUNK_BYTES;

    /**
     * A job for a file whose array of events is found by counting brackets.
     *
     * @param trace the trace
     * @param path the file
     * @param tsKey what is before the time in an event, for instance {@code "ts":} with its quotes
     * @param bracketsToSkip the number of opening square brackets up to the events
     */
    public SortingJob(ITmfTrace trace, String path, String tsKey, int bracketsToSkip) {
        this(trace, path, tsKey, ArrayStart.behind(bracketsToSkip));
    }

    /**
     * A job for a file whose array of events has a name.
     *
     * @param trace the trace
     * @param path the file
     * @param tsKey what is before the time in an event, for instance {@code "ts":} with its quotes
     * @param names the names that lead from the outermost object to the array
     */
    public SortingJob(ITmfTrace trace, String path, String tsKey, List<String> names) {
        this(trace, path, tsKey, ArrayStart.named(names));
    }

    private SortingJob(ITmfTrace trace, String path, String tsKey, ArrayStart start) {
        super("Sorting " + new File(path).getName());
        this.trace = trace;
        this.path = path;
        this.key = new TimeKey(tsKey);
        this.start = start;
    }

    /** Sets the size of the chunks that are sorted in memory, in bytes. */
    final void setChunkBytes(int bytes) {
        chunkBytes = bytes;
    }

    /** {@return the file to sort} */
    protected String getPath() {
        return path;
    }

    /** {@return the trace} */
    protected ITmfTrace getTrace() {
        return trace;
    }

    /**
     * Handles what is not an event; called when all events were read.
     *
     * @param trace the trace
     * @param dir its supplementary folder
     * @throws IOException if that cannot be stored
     */
    @NonNullByDefault({})
    protected abstract void processMetadata(ITmfTrace trace, String dir) throws IOException;

    /**
     * Handles the JSON around the array of events; the default does nothing.
     *
     * @param trace the trace
     * @param json the file's text with an empty array instead of the events
     * @throws IOException if that cannot be stored
     */
    @NonNullByDefault({})
    protected void processMetadataJson(ITmfTrace trace, String json) throws IOException {
        // Only some files say something outside of the events.
    }

    @NonNullByDefault({})
    @Override
    protected IStatus run(IProgressMonitor monitor) {
        String folder = TmfTraceManager.getSupplementaryFileDir(trace);
        Path file = Path.of(path);
        Path target = Path.of(folder).resolve(file.getFileName());
        if (Files.exists(target)) {
            return error(target + " exists already; delete it to sort the trace again", null);
        }
        try {
            Files.createDirectories(Path.of(folder));
            Path work = Files.createTempDirectory(Path.of(folder), ".sorting");
            SubMonitor progress = SubMonitor.convert(monitor, 3);
            List<Path> chunks = new ArrayList<>();
            try {
                String around = split(file, work, chunks, progress.split(2));
                processMetadata(trace, folder);
                processMetadataJson(trace, around);
                Path sorted = work.resolve("sorted");
                chunks.add(sorted);
                try (OutputStream out =
                        new BufferedOutputStream(Files.newOutputStream(sorted), 1 << 16)) {
                    ChunkMerge.merge(chunks.subList(0, chunks.size() - 1), key, out, progress);
                }
                progress.checkCanceled();
                FileReplacement.replace(sorted, target);
            } finally {
                for (Path chunk : chunks) {
                    Files.deleteIfExists(chunk);
                }
                Files.deleteIfExists(work);
            }
            return Status.OK_STATUS;
        } catch (OperationCanceledException e) {
            return Status.CANCEL_STATUS;
        } catch (IOException e) {
            return error(path + " cannot be sorted: " + e.getMessage(), e);
        }
    }

    private static IStatus error(String message, @Nullable Throwable cause) {
        return new Status(IStatus.ERROR, PLUGIN_ID, message, cause);
    }

    /** Writes the events in sorted chunks, and returns the text around them. */
    private String split(Path file, Path work, List<Path> chunks, SubMonitor monitor)
            throws IOException {
        StringBuilder around = new StringBuilder();
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            if (!start.find(in, around)) {
                throw new IOException("it has no " + start);
            }
            List<TimeKey.Event> chunk = new ArrayList<>();
            int bytes = 0;
            String event = JsonObjects.nextRaw(in::read);
            while (event != null) {
                chunk.add(key.event(event));
                bytes += event.length();
                if (bytes >= chunkBytes) {
                    monitor.setWorkRemaining(100).split(1);
                    write(chunk, work, chunks);
                    bytes = 0;
                }
                event = JsonObjects.nextRaw(in::read);
            }
            monitor.checkCanceled();
            write(chunk, work, chunks);
            around.append(']');
            around.append(new String(in.readAllBytes(), StandardCharsets.ISO_8859_1));
        }
        return JsonObjects.decode(around.toString());
    }

    private static void write(List<TimeKey.Event> chunk, Path work, List<Path> chunks)
            throws IOException {
        chunk.sort(null);
        Path file = work.resolve("chunk" + chunks.size());
        chunks.add(file);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
            for (TimeKey.Event event : chunk) {
                out.write(event.text().getBytes(StandardCharsets.ISO_8859_1));
                out.write('\n');
            }
        }
        chunk.clear();
    }
}
