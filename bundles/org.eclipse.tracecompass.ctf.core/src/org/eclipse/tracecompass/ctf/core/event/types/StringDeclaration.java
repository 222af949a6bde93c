package org.eclipse.tracecompass.ctf.core.event.types;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** The type of texts that end with a zero byte. */
public class StringDeclaration extends Declaration {

    private static final StringDeclaration UTF8 = new StringDeclaration(Encoding.UTF8);
    private static final StringDeclaration ASCII = new StringDeclaration(Encoding.ASCII);

    private final Encoding encoding;

    /**
     * Creates a type.
     *
     * @param encoding how bytes are characters
     */
    protected StringDeclaration(Encoding encoding) {
        this.encoding = encoding;
    }

    /** Returns the type of texts in UTF-8. */
    public static StringDeclaration getStringDeclaration() {
        return UTF8;
    }

    /**
     * Returns the type of texts in an encoding.
     *
     * @param encoding how bytes are characters
     * @return the type
     * @throws IllegalArgumentException if bytes are none
     */
    public static StringDeclaration getStringDeclaration(Encoding encoding) {
        return switch (encoding) {
            case UTF8 -> UTF8;
            case ASCII -> ASCII;
            case NONE -> throw new IllegalArgumentException("A text needs an encoding");
        };
    }

    /** Returns how bytes are characters. */
    public Encoding getEncoding() {
        return encoding;
    }

    @Override
    public long getAlignment() {
        return Byte.SIZE;
    }

    @Override
    public int getMaximumSize() {
        return Integer.MAX_VALUE;
    }

    @Override
    public StringDefinition createDefinition(
            @Nullable IDefinitionScope definitionScope, String fieldName, BitBuffer input)
            throws CTFException {
        alignRead(input);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int octet = (int) input.get(Byte.SIZE, false);
                octet != 0;
                octet = (int) input.get(Byte.SIZE, false)) {
            bytes.write(octet);
        }
        return new StringDefinition(
                this, definitionScope, fieldName, bytes.toString(StandardCharsets.UTF_8));
    }

    @Override
    public String toString() {
        return "[declaration] string[" + encoding + ']';
    }

    @Override
    public int hashCode() {
        return encoding.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof StringDeclaration other && other.encoding == encoding;
    }

    @Override
    public boolean isBinaryEquivalent(@Nullable IDeclaration other) {
        return other instanceof StringDeclaration;
    }
}
