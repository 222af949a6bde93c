package org.eclipse.tracecompass.ctf.core.trace;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;

/**
 * Writes a part of a stream file as a file of its own. Not thread-safe.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public class CTFStreamOutputWriter {

    private final @Nullable CtfStream packets;
    private final Path target;

    /**
     * Creates a writer.
     *
     * @param streamInput the file; it is not changed
     * @param file the new file, or the folder in which it is to be made under the same name
     * @throws CTFException if the file cannot be read
     */
    public CTFStreamOutputWriter(CTFStreamInput streamInput, File file) throws CTFException {
        packets = streamInput.packets();
        target =
                file.isDirectory()
                        ? file.toPath().resolve(streamInput.getFilename())
                        : file.toPath();
    }

    /**
     * Writes the packets that have events in a time range, cut to these. The counters of discarded
     * events start anew. Without such a packet no file is made.
     *
     * @param startTime the first instant, in cycles
     * @param endTime the last instant, inclusive
     * @throws CTFException if the file cannot be read, has packets that cannot be cut, or the new
     *     one exists or cannot be written
     */
    public void copyPackets(long startTime, long endTime) throws CTFException {
        CtfStream stream = packets;
        if (stream == null) {
            return;
        }
        List<Integer> all = IntStream.range(0, stream.packets().size()).boxed().toList();
        PacketCut cutter =
                new PacketCut(
                        stream,
                        CTFStreamInputReader.nanos(stream.layout(), startTime),
                        CTFStreamInputReader.nanos(stream.layout(), endTime));
        StreamFile file = stream.packets().get(0).file();
        try {
            new FileTrim(CtfTrim.QUIET, file.size()).write(cutter, file, all, target);
        } catch (FileAlreadyExistsException e) {
            throw new CTFIOException(target + " exists already; choose another file", e);
        } catch (IOException e) {
            throw new CTFIOException(target + " cannot be written: " + e.getMessage(), e);
        }
    }

    /** Returns the new file. There is none before packets were copied. */
    public File getOutFile() {
        return target.toFile();
    }
}
