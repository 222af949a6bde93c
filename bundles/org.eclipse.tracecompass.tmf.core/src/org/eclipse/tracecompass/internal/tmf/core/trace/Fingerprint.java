package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.CheckedText;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * The record in a supplementary folder of the trace it belongs to.
 *
 * @param content the {@linkplain TraceContent#digest digest} of the trace's content
 * @param state the {@linkplain TraceContent#state state} of the trace's files
 * @param place where the trace was
 */
record Fingerprint(String content, String state, String place) {

    static final String FILE = "fingerprint";

    private static final String FORMAT = "astrolabe fingerprint 2";

    /**
     * Reads what a folder remembers; null when that is nothing, or cannot be believed.
     *
     * @throws UncheckedIOException if the machine is too short of something to read it
     */
    static @Nullable Fingerprint read(Path folder) {
        try {
            List<String> lines = CheckedText.read(folder.resolve(FILE));
            return lines.size() == 4 && lines.get(0).equals(FORMAT)
                    ? new Fingerprint(lines.get(1), lines.get(2), lines.get(3))
                    : null;
        } catch (NoSuchFileException e) {
            return null;
        } catch (IOException e) {
            if (Shortage.behind(e).isPresent()) {
                throw new UncheckedIOException(e);
            }
            LazyLogger.of(Fingerprint.class)
                    .log(System.Logger.Level.DEBUG, "Not used: {0}", e.getMessage());
            return null;
        }
    }

    /** Makes a folder remember this. */
    void write(Path folder) throws IOException {
        CheckedText.write(
                folder.resolve(FILE),
                List.of(FORMAT, content, state, place.replace('\n', ' ').replace('\r', ' ')));
    }

    /**
     * Returns whether results that were computed from the trace that this remembers are valid for a
     * trace.
     *
     * @param now the state of its files
     * @param digest their content
     */
    boolean isValidFor(String now, TraceContent.Digest digest) {
        return content.equals(digest.value()) && (state.equals(now) || digest.isWhole());
    }
}
