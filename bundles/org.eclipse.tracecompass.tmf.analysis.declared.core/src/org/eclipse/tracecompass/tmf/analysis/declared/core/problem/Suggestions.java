package org.eclipse.tracecompass.tmf.analysis.declared.core.problem;

import java.util.Collection;
import java.util.Locale;

/** Suggestions for an unknown word. */
public final class Suggestions {

    /** Longer words are cut, so that a hostile one costs nothing. */
    private static final int LONGEST = 64;

    private static final int MANY = 5_000;

    private Suggestions() {}

    /**
     * Returns a hint that names the nearest of the known words.
     *
     * @param word what was written
     * @param known what could have been written
     * @return "Did you mean …?", empty if nothing is near
     */
    public static String of(String word, Collection<String> known) {
        String wanted = normalize(word);
        int nearest = Math.max(1, wanted.length() / 3) + 1;
        String best = "";
        int seen = 0;
        for (String candidate : known) {
            if (++seen > MANY) {
                break;
            }
            int distance = distance(wanted, normalize(candidate), nearest);
            if (distance < nearest
                    || (distance == nearest && !best.isEmpty() && candidate.compareTo(best) < 0)) {
                nearest = distance;
                best = candidate;
            }
        }
        return best.isEmpty() ? "" : "Did you mean '" + best + "'?";
    }

    private static String normalize(String word) {
        String text = word.length() > LONGEST ? word.substring(0, LONGEST) : word;
        return text.toLowerCase(Locale.ROOT);
    }

    /** Returns how many characters differ, but no more than {@code most}. */
    private static int distance(String a, String b, int most) {
        if (Math.abs(a.length() - b.length()) > most) {
            return most + 1;
        }
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
