package org.eclipse.tracecompass.common.core.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.eclipse.tracecompass.common.core.filter.FilterReader.Expected;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary.Term;

/**
 * A way to go on with a filter that is being typed.
 *
 * @param from where the text begins that it replaces, from 0
 * @param to where that ends, exclusive: the caret
 * @param insert what comes there
 * @param label the text to show
 * @param description a few words about it; may be empty
 */
public record FilterProposal(int from, int to, String insert, String label, String description) {

    private static final List<Term> CONNECTIVES =
            List.of(new Term("&&", "both hold"), new Term("||", "one of both holds"));
    private static final Term PRESENT = new Term("present", "there is a value");

    /**
     * Returns what can stand at a place of an expression.
     *
     * @param text the expression so far
     * @param caret where the user is typing, from 0
     * @param dialect what may go without quotes
     * @param vocabulary the words there are
     * @return proposals that begin like the word before the caret, in the order of the vocabulary;
     *     none where the expression is wrong before
     */
    public static List<FilterProposal> at(
            String text, int caret, FilterDialect dialect, FilterVocabulary vocabulary) {
        int to = Math.clamp(caret, 0, text.length());
        int from = to;
        while (from > 0 && FilterScanner.isWordPart(text.charAt(from - 1))) {
            from--;
        }
        String word = text.substring(from, to);
        FilterReader reader = read(text.substring(0, from), dialect);
        boolean inQuotes = from > 0 && "\"'".indexOf(text.charAt(from - 1)) >= 0;
        if (reader.expected() == Expected.NOTHING && inQuotes) {
            from--;
            reader = read(text.substring(0, from), dialect);
        }
        boolean isColumn = dialect == FilterDialect.COLUMN;
        boolean isSpaceNext = to < text.length() && Character.isWhitespace(text.charAt(to));
        Collector proposals = new Collector(to, isSpaceNext ? "" : " ", new ArrayList<>());
        switch (reader.expected()) {
            case NAME -> {
                if (isColumn) {
                    boolean afterNot = from > 0 && text.charAt(from - 1) == '!';
                    proposals.addEqual(vocabulary.values(""), word, from, afterNot ? " " : "");
                    proposals.add(signs(), word, false, from);
                } else {
                    proposals.add(vocabulary.names(), word, true, from);
                }
            }
            case VALUE ->
                    proposals.add(
                            vocabulary.values(isColumn ? "" : reader.lastOperand()),
                            word,
                            true,
                            from);
            case CONNECTIVE -> proposals.add(CONNECTIVES, word, false, from);
            case OPERATOR -> {
                if (dialect == FilterDialect.FREE) {
                    int start = reader.lastOperandAt();
                    String phrase = text.substring(start, to);
                    proposals.add(vocabulary.names(), phrase, true, start);
                }
                if (!isColumn) {
                    proposals.add(operators(), word, false, from);
                }
                proposals.add(CONNECTIVES, word, false, from);
            }
            case NOTHING -> {
                // What follows a mistake cannot be told.
            }
        }
        return List.copyOf(proposals.found);
    }

    private static FilterReader read(String text, FilterDialect dialect) {
        FilterReader reader = new FilterReader(text, dialect);
        try {
            reader.read();
        } catch (FilterSyntaxException e) {
            if (e.getColumn() <= text.stripTrailing().length()) {
                reader.expectNothing();
            }
        }
        return reader;
    }

    /** The operators that have a sign: in a column, words are text. */
    private static List<Term> signs() {
        return Stream.of(FilterOperator.values())
                .filter(operator -> FilterOperator.of(operator.sign()) == operator)
                .filter(operator -> !Character.isLetter(operator.sign().charAt(0)))
                .map(operator -> new Term(operator.sign(), operator.help()))
                .toList();
    }

    private static List<Term> operators() {
        return Stream.concat(
                        Stream.of(FilterOperator.values())
                                .map(operator -> new Term(operator.spelling(), operator.help())),
                        Stream.of(PRESENT))
                .toList();
    }

    /**
     * Collects proposals.
     *
     * @param to where the replaced text ends
     * @param space what follows each
     */
    private record Collector(int to, String space, List<FilterProposal> found) {

        /** Adds comparisons of the one operand with values; some text comes before each. */
        void addEqual(List<Term> values, String word, int from, String before) {
            String start = word.toLowerCase(Locale.ROOT);
            for (Term value : values) {
                String text = value.text();
                if (text.toLowerCase(Locale.ROOT).startsWith(start)) {
                    String sign = FilterOperator.EQUAL.sign();
                    String insert = before + sign + ' ' + FilterExpression.word(text) + space;
                    found.add(
                            new FilterProposal(
                                    from, to, insert, sign + ' ' + text, value.description()));
                }
            }
        }

        void add(List<Term> terms, String word, boolean quote, int from) {
            String start = word.toLowerCase(Locale.ROOT);
            for (Term term : terms) {
                String text = term.text();
                if (text.toLowerCase(Locale.ROOT).startsWith(start)) {
                    String insert = (quote ? FilterExpression.word(text) : text) + space;
                    found.add(new FilterProposal(from, to, insert, text, term.description()));
                }
            }
        }
    }
}
