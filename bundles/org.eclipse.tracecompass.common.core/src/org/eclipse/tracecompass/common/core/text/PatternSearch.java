package org.eclipse.tracecompass.common.core.text;

import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Looks for a regular expression in many texts, with bounded work. Java's matcher goes back and
 * tries again, which takes years for some expressions and texts; here it gives up.
 *
 * <p>The work is the number of characters that the matcher looks at. A search may look at each
 * character of its texts some times, and at {@value #SPARE} more, which takes less than a second.
 * The bound is the same on every machine. An instance is for one search and one thread; the static
 * methods search one text, and are thread-safe.
 *
 * <p>We bound Java's matcher, and do not use a linear one such as RE2/J, because filters of users
 * look around ({@code (?!…)}) and refer back, which no linear matcher can.
 */
public final class PatternSearch {

    /** Work of a search besides that for the length of its texts. */
    static final long SPARE = 50_000_000;

    /** Work per text and per character that takes nothing of what is spare. */
    private static final int PER_TEXT = 100;

    private static final int PER_CHARACTER = 20;

    private final Pattern pattern;
    private long left = SPARE;

    /** Begins a search. */
    public PatternSearch(Pattern pattern) {
        this.pattern = pattern;
    }

    /**
     * Reads a regular expression of a user.
     *
     * @param regex the expression
     * @param flags as of {@link Pattern#compile(String, int)}
     * @throws PatternSyntaxException if it is none, or repeats something so often that even nothing
     *     would take long
     */
    public static Pattern compile(String regex, int flags) {
        Pattern pattern = Pattern.compile(regex, flags);
        if ((flags & Pattern.LITERAL) == 0) {
            Repetitions.check(regex);
        }
        return pattern;
    }

    /** Reads a regular expression of a user, without flags, as {@link #compile(String, int)}. */
    public static Pattern compile(String regex) {
        return compile(regex, 0);
    }

    /**
     * Returns whether a text contains a match.
     *
     * @throws CostlyPatternException if the search has taken too long
     */
    public boolean find(CharSequence text) {
        return search(text, Matcher::find);
    }

    /**
     * Returns whether a text matches as a whole.
     *
     * @throws CostlyPatternException if the search has taken too long
     */
    public boolean matches(CharSequence text) {
        return search(text, Matcher::matches);
    }

    private boolean search(CharSequence text, Predicate<Matcher> question) {
        long spare = left;
        Counted counted = new Counted(pattern, text, spare + allowance(text));
        try {
            return question.test(pattern.matcher(counted));
        } catch (StackOverflowError e) {
            // the matcher calls itself for each repetition of some groups
            throw new CostlyPatternException(pattern.pattern(), text);
        } finally {
            left = Math.min(spare, counted.left);
        }
    }

    private static long allowance(CharSequence text) {
        return PER_TEXT + (long) PER_CHARACTER * text.length();
    }

    /**
     * Returns whether one text contains a match.
     *
     * @throws CostlyPatternException if that takes too long
     */
    public static boolean find(Pattern pattern, CharSequence text) {
        return new PatternSearch(pattern).find(text);
    }

    /**
     * Returns whether one text matches as a whole.
     *
     * @throws CostlyPatternException if that takes too long
     */
    public static boolean matches(Pattern pattern, CharSequence text) {
        return new PatternSearch(pattern).matches(text);
    }

    /** Returns a test of texts one by one, as {@link #find(Pattern, CharSequence)}. */
    public static Predicate<String> finding(Pattern pattern) {
        return text -> find(pattern, text);
    }

    /** Returns a test of texts one by one, as {@link #matches(Pattern, CharSequence)}. */
    public static Predicate<String> matching(Pattern pattern) {
        return text -> matches(pattern, text);
    }

    /**
     * Returns a matcher for one text, whose methods throw {@link CostlyPatternException} or {@link
     * StackOverflowError} if they take too long.
     */
    public static Matcher matcher(Pattern pattern, CharSequence text) {
        return matcher(pattern, text, SPARE);
    }

    /**
     * Returns a matcher for one text of many, as {@link #matcher(Pattern, CharSequence)}.
     *
     * @param spare work besides that for the length of the text, in characters looked at; a million
     *     take some milliseconds
     */
    public static Matcher matcher(Pattern pattern, CharSequence text, long spare) {
        return pattern.matcher(new Counted(pattern, text, spare + allowance(text)));
    }

    /** A text that counts how often it is looked at. */
    private static final class Counted implements CharSequence {

        private final Pattern pattern;
        private final CharSequence text;
        private long left;

        Counted(Pattern pattern, CharSequence text, long left) {
            this.pattern = pattern;
            this.text = text;
            this.left = left;
        }

        @Override
        public char charAt(int index) {
            if (--left < 0) {
                throw new CostlyPatternException(pattern.pattern(), text);
            }
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
