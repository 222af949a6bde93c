package org.eclipse.tracecompass.internal.statemap.core.parse;

import org.eclipse.tracecompass.internal.statemap.core.parse.Json.Kind;
import org.eclipse.tracecompass.internal.statemap.core.parse.Json.Member;

/** The interpretation of values, with the errors of invalid ones. */
final class PayloadValues {

    private PayloadValues() {}

    static String string(Member member) throws PayloadError {
        Json value = member.value();
        if (value.kind() != Kind.STRING) {
            throw expected(quoted(member), "a string", value);
        }
        return value.text();
    }

    /** Returns a whole number that is not negative; what is too large for a long is the largest. */
    static long unsigned(String name, Json value) throws PayloadError {
        if (value.kind() != Kind.NUMBER) {
            throw expected(name, "a whole number", value);
        }
        if (!value.text().matches("[0-9]+")) {
            throw new PayloadError(
                    name + " must be a whole number that is not negative, found " + value.text(),
                    value.at());
        }
        return saturated(value.text());
    }

    /** Returns a time in nanoseconds, written as a string. */
    static long time(Member member) throws PayloadError {
        Json value = member.value();
        if (value.kind() != Kind.STRING) {
            throw expected(quoted(member), "a string of nanoseconds", value);
        }
        String text = value.text();
        if (!text.matches("\\+?[0-9]+")) {
            throw new PayloadError(
                    quoted(member) + " must be a string of nanoseconds, found \"" + text + "\"",
                    value.at());
        }
        long time = saturated(text);
        if (time > Long.MAX_VALUE / 2) {
            throw new PayloadError(
                    quoted(member) + " is more than a hundred years: " + text, value.at());
        }
        return time;
    }

    private static long saturated(String digits) {
        try {
            return Long.parseLong(digits);
        } catch (NumberFormatException e) {
            return Long.MAX_VALUE;
        }
    }

    static String quoted(Member member) {
        return "\"" + member.name() + "\"";
    }

    static PayloadError expected(String name, String expected, Json value) {
        return new PayloadError(
                "%s must be %s, found %s".formatted(name, expected, value.kind().words),
                value.at());
    }
}
