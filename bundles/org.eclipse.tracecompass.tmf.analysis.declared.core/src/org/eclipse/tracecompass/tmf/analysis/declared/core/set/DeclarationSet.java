package org.eclipse.tracecompass.tmf.analysis.declared.core.set;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Declarations that belong together: they know each other's tables, change one history, and are
 * switched on and off together. A file is a set of its own; all declarations in the metadata of a
 * trace are one.
 *
 * @param name how users know it
 * @param origin where it comes from
 * @param source where it was read, for people: a path, or a description
 * @param parts the declarations, at least one
 */
public record DeclarationSet(String name, Origin origin, String source, List<Part> parts) {

    /** The prefix of analysis ids. */
    public static final String ID_PREFIX = "org.eclipse.tracecompass.declared.";

    private static final int LAST_ASCII = 0x7f;

    /** Where a set comes from. */
    public enum Origin {
        /** The metadata of the trace. */
        METADATA("trace metadata"),
        /** A file in the folder of the trace. */
        TRACE_FOLDER("trace folder"),
        /** A plug-in. */
        PLUGIN("plug-in"),
        /** The user's library. */
        LIBRARY("library"),
        /** A file that was named for this once. */
        GIVEN("file");

        private final String words;

        Origin(String words) {
            this.words = words;
        }

        /** Returns words for people. */
        public String words() {
            return words;
        }
    }

    /**
     * A declaration of a set.
     *
     * @param file what it says
     * @param carrier the name of the event whose class carries it; null if none does
     */
    public record Part(StatesFile file, @Nullable String carrier) {}

    /** Keeps the parts as they are at this moment. */
    public DeclarationSet {
        parts = List.copyOf(parts);
    }

    /** Returns the set of one file. */
    public static DeclarationSet of(StatesFile file, Origin origin) {
        return new DeclarationSet(
                file.name(), origin, file.source(), List.of(new Part(file, null)));
    }

    /** Returns the declarations without what carries them. */
    public List<StatesFile> files() {
        return parts.stream().map(Part::file).toList();
    }

    /**
     * Returns whether an event of one of the rules can occur in a trace; true where that is not
     * known before the trace is read.
     */
    public boolean concerns(ITmfTrace trace) {
        return TraceEvents.of(trace).concern(this);
    }

    /**
     * Returns whether parts of a trace can be analysed separately and their histories be joined:
     * whether each rule needs to know its event only, not what was before. A trace that begins
     * late, such as a snapshot, then has the states of the whole one from their first change on,
     * and a long trace can be analysed in parts side by side.
     */
    public boolean isSplittable() {
        return needOfPast().isEmpty();
    }

    /**
     * Returns what keeps the declarations from being splittable: a word of the language and its
     * place, such as "increment in line 3"; empty if nothing does.
     */
    public Optional<String> needOfPast() {
        for (StatesFile file : files()) {
            Optional<Splitting.Obstacle> obstacle = Splitting.obstacle(file);
            if (obstacle.isPresent()) {
                return obstacle.map(Splitting.Obstacle::text);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the id of the analysis: the same for the same name, in capitals or not. In it, a
     * {@code -} stands for each character that is no ASCII letter, digit or {@code _}. Where
     * characters beyond ASCII are replaced, a checksum of the name tells it from others.
     */
    public String id() {
        String lower = name.toLowerCase(Locale.ROOT);
        boolean isAscii = lower.chars().allMatch(character -> character <= LAST_ASCII);
        String plain = lower.replaceAll("[^a-z0-9_]", "-");
        return ID_PREFIX + plain + (isAscii ? "" : '-' + checksum(lower));
    }

    private static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }
}
