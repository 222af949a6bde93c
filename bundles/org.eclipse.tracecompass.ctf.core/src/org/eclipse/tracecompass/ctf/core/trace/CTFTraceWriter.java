package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.ctf.core.CTFException;

/**
 * Writes a part of a trace as a trace of its own. Not thread-safe.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public class CTFTraceWriter {

    private final CTFTrace trace;

    /**
     * Creates a writer.
     *
     * @param trace the trace; it is not changed
     * @throws CTFException if the trace was not opened from a folder
     */
    public CTFTraceWriter(CTFTrace trace) throws CTFException {
        if (trace.getTraceDirectory() == null) {
            throw new CTFException("The trace was not opened from a folder; only such are copied");
        }
        this.trace = trace;
    }

    /**
     * Writes the events of a time range: the metadata as it is, and of each file the packets that
     * have events in the range, cut to these. Files without such packets are left out.
     *
     * @param startTime the first instant, in ns from the clock's origin
     * @param endTime the last instant, inclusive
     * @param newTracePath a folder that does not exist or is empty
     * @throws CTFException if the trace cannot be read, has packets that cannot be cut, or the
     *     folder has something in it or cannot be written
     */
    public void copyPackets(long startTime, long endTime, String newTracePath) throws CTFException {
        Path folder = trace.getTraceDirectory().toPath();
        try (CtfRecording recording = CtfRecording.open(folder)) {
            CtfTrim.writeAny(recording, startTime, endTime, Path.of(newTracePath));
        } catch (FileAlreadyExistsException e) {
            throw new CTFIOException(
                    newTracePath + " is not an empty folder; choose another one", e);
        } catch (IOException e) {
            throw new CTFIOException(e.getMessage(), e);
        }
    }
}
