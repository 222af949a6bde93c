package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The events of a file whose times could not be read, each once however often it is read.
 * Thread-safe.
 */
final class UnreadTimes {

    private static final int MOST_KEPT = 10_000;

    private final Set<Long> places = new HashSet<>();
    private long first = Long.MAX_VALUE;
    private long last = -1;
    private long further;
    private String problem = "";

    /**
     * Notes an event.
     *
     * @param place where its record begins in the file
     * @param why why its time cannot be read
     */
    synchronized void add(long place, String why) {
        if (places.size() < MOST_KEPT) {
            places.add(Long.valueOf(place));
        } else if (place > last && !places.contains(Long.valueOf(place))) {
            further++;
        }
        last = Math.max(last, place);
        if (place < first) {
            first = place;
            problem = why;
        }
    }

    /**
     * Returns a sentence about the first one, and one with the number if there are more, by the
     * names of properties that report problems. Reads the file up to the first one.
     *
     * @param file the file
     */
    synchronized Map<String, String> problems(File file) {
        Map<String, String> problems = new LinkedHashMap<>();
        int number = 1;
        for (String sentence : sentences(file)) {
            problems.put("problem " + number++, sentence);
        }
        return problems;
    }

    private List<String> sentences(File file) {
        List<String> sentences = new ArrayList<>();
        if (places.isEmpty()) {
            return sentences;
        }
        String where = file.toString();
        try {
            where += ", line " + ParserSample.lineAt(file, first);
        } catch (IOException e) {
            where += ", byte " + first;
        }
        sentences.add("%s: the time cannot be read, so it is 0. %s.".formatted(where, problem));
        long all = places.size() + further;
        if (all > 1) {
            sentences.add("%s: %,d times cannot be read.".formatted(file, all));
        }
        return sentences;
    }
}
