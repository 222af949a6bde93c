package org.eclipse.tracecompass.tmf.core.filter.parser;

import java.util.ArrayList;
import java.util.List;

/** Cuts a filter expression into tokens. */
final class FilterTokens {

    /** What a token is. */
    enum Kind {
        /** A word without quotes. */
        WORD,
        /** Text in quotes. */
        QUOTED,
        /** One of the signs. */
        SIGN,
        /** Behind the last token. */
        END
    }

    /**
     * A token.
     *
     * @param kind what it is
     * @param text its text, without quotes
     * @param column where it starts, from 1
     */
    record Token(Kind kind, String text, int column) {

        boolean isSign(String sign) {
            return kind == Kind.SIGN && text.equals(sign);
        }

        boolean isWord(String word) {
            return kind == Kind.WORD && text.equalsIgnoreCase(word);
        }

        boolean isOperand() {
            return kind == Kind.WORD || kind == Kind.QUOTED;
        }

        String described() {
            return switch (kind) {
                case END -> "the end";
                case QUOTED -> '"' + text + '"';
                case WORD, SIGN -> "'" + text + '\'';
            };
        }
    }

    // Longest first.
    private static final String[] SIGNS = {
        "&&", "||", "==", "!=", "<=", ">=", "=~", "!~", "(", ")", "<", ">", "=", "!", "~"
    };

    private FilterTokens() {}

    static List<Token> of(String text) {
        List<Token> tokens = new ArrayList<>();
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (Character.isWhitespace(c)) {
                i++;
            } else if (c == '"' || c == '\'') {
                i = quoted(text, i, tokens);
            } else {
                String sign = signAt(text, i);
                if (!sign.isEmpty()) {
                    tokens.add(new Token(Kind.SIGN, sign, i + 1));
                    i += sign.length();
                } else {
                    i = word(text, i, tokens);
                }
            }
        }
        tokens.add(new Token(Kind.END, "", text.length() + 1));
        return tokens;
    }

    private static String signAt(String text, int index) {
        for (String sign : SIGNS) {
            if (text.startsWith(sign, index)) {
                return sign;
            }
        }
        char c = text.charAt(index);
        if (c == '&' || c == '|') {
            throw new FilterSyntaxException(
                    "expected '" + c + c + "', found a single '" + c + '\'', index + 1);
        }
        return "";
    }

    private static int word(String text, int start, List<Token> tokens) {
        int i = start;
        while (i < text.length()
                && !Character.isWhitespace(text.charAt(i))
                && "()<>=!~&|\"'".indexOf(text.charAt(i)) < 0) {
            i++;
        }
        tokens.add(new Token(Kind.WORD, text.substring(start, i), start + 1));
        return i;
    }

    private static int quoted(String text, int start, List<Token> tokens) {
        char quote = text.charAt(start);
        StringBuilder value = new StringBuilder();
        int i = start + 1;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length() && isEscaped(text.charAt(i + 1))) {
                value.append(text.charAt(i + 1));
                i += 2;
            } else if (c == quote) {
                tokens.add(new Token(Kind.QUOTED, value.toString(), start + 1));
                return i + 1;
            } else {
                value.append(c);
                i++;
            }
        }
        throw new FilterSyntaxException("the quote " + quote + " is not closed", start + 1);
    }

    /** Other backslashes stay: regular expressions are full of them. */
    private static boolean isEscaped(char c) {
        return c == '"' || c == '\'' || c == '\\';
    }
}
