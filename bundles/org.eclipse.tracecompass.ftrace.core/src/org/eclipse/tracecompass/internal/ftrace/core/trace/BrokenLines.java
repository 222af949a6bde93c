package org.eclipse.tracecompass.internal.ftrace.core.trace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The lines of a file that could not be read, each once however often they are met. Places and the
 * beginnings of the lines are kept; their line numbers are counted on demand. Thread-safe.
 */
public final class BrokenLines {

    private static final int MOST_KEPT = 10_000;
    private static final int EXCERPT = 60;
    private static final int BLOCK = 1 << 16;

    private final Path file;
    private final TreeMap<Long, String> lines = new TreeMap<>();
    private long last = -1;
    private long further;

    /**
     * Creates an empty list.
     *
     * @param file the file
     */
    public BrokenLines(Path file) {
        this.file = file;
    }

    /**
     * Notes a line.
     *
     * @param position where it begins in the file
     * @param bytes the buffer in which it stands
     * @param start where it begins in the buffer
     * @param end where it ends, exclusive
     */
    public synchronized void add(long position, byte[] bytes, int start, int end) {
        if (lines.size() < MOST_KEPT) {
            int length = Math.min(EXCERPT, end - start);
            lines.putIfAbsent(
                    Long.valueOf(position),
                    new String(bytes, start, length, StandardCharsets.UTF_8)
                            + (length < end - start ? "…" : ""));
        } else if (position > last && !lines.containsKey(Long.valueOf(position))) {
            further++;
        }
        last = Math.max(last, position);
    }

    /** Returns how many there are among the lines that were read so far. */
    public synchronized long size() {
        return lines.size() + further;
    }

    /**
     * Returns a sentence each for the first ones, and one for the others. Reads the file up to the
     * last one of which it tells.
     *
     * @param most for how many
     */
    public List<String> sentences(int most) {
        List<Map.Entry<Long, String>> first;
        long all;
        synchronized (this) {
            first = new ArrayList<>();
            for (Map.Entry<Long, String> entry : lines.entrySet()) {
                if (first.size() == most) {
                    break;
                }
                first.add(Map.entry(entry.getKey(), entry.getValue()));
            }
            all = size();
        }
        List<String> sentences = new ArrayList<>();
        try (InputStream in = Files.newInputStream(file)) {
            byte[] block = new byte[BLOCK];
            long position = 0;
            long line = 1;
            for (Map.Entry<Long, String> entry : first) {
                long target = entry.getKey().longValue();
                while (position < target) {
                    int read = in.read(block, 0, (int) Math.min(BLOCK, target - position));
                    if (read <= 0) {
                        break;
                    }
                    for (int i = 0; i < read; i++) {
                        line += block[i] == '\n' ? 1 : 0;
                    }
                    position += read;
                }
                sentences.add(
                        "%s, line %d: skipped a line that is not ftrace text: %s"
                                .formatted(file, line, entry.getValue()));
            }
        } catch (IOException e) {
            sentences.add("%s cannot be read: %s".formatted(file, e.getMessage()));
        }
        if (all > most) {
            sentences.add(
                    "%s: skipped %,d more lines that are not ftrace text."
                            .formatted(file, all - most));
        }
        return sentences;
    }
}
