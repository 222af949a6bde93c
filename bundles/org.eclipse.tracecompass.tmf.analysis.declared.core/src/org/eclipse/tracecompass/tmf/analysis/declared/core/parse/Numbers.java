package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.math.BigInteger;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.DoubleLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.IntegerLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;

/** How numbers are written. */
final class Numbers {

    private static final String HEX = "0x";
    private static final int HEX_RADIX = 16;
    private static final int TOO_LONG = 100;

    private Numbers() {}

    static boolean isNumber(Token token) {
        return token.kind() == Token.Kind.INTEGER || token.kind() == Token.Kind.DOUBLE;
    }

    /** Returns the literal of a number, with the sign that stood before it. */
    static Expression literal(Token token, boolean negative, Origin origin) {
        if (token.kind() == Token.Kind.INTEGER) {
            return new IntegerLiteral(whole(token, negative), origin);
        }
        double value;
        try {
            value = Double.parseDouble(token.text());
        } catch (NumberFormatException e) {
            throw wrong(token);
        }
        if (Double.isInfinite(value)) {
            throw new SyntaxError(token, "The number is too large", "");
        }
        if (!Character.isDigit(token.text().charAt(token.text().length() - 1))) {
            // Java's "1d" and "1f" are no numbers here
            throw wrong(token);
        }
        return new DoubleLiteral(negative ? -value : value, origin);
    }

    /** Returns a whole number; a hexadecimal one may use all 64 bits. */
    static long whole(Token token, boolean negative) {
        String text = token.text();
        boolean hex = text.startsWith(HEX);
        if (text.length() > TOO_LONG) {
            throw tooLarge(token);
        }
        BigInteger value;
        try {
            value =
                    hex
                            ? new BigInteger(text.substring(HEX.length()), HEX_RADIX)
                            : new BigInteger(text);
        } catch (NumberFormatException e) {
            throw wrong(token);
        }
        BigInteger signed = negative ? value.negate() : value;
        if (hex ? value.bitLength() > Long.SIZE : signed.bitLength() >= Long.SIZE) {
            throw tooLarge(token);
        }
        return signed.longValue();
    }

    private static SyntaxError wrong(Token token) {
        return new SyntaxError(token, token.describe() + " is not a number", "");
    }

    private static SyntaxError tooLarge(Token token) {
        return new SyntaxError(
                token, "The number is too large", "Whole numbers have 64 bits and a sign");
    }
}
