package org.eclipse.tracecompass.ctf.core.type;

import java.nio.charset.Charset;

/**
 * Text. The length of a fixed or dynamic one is in bytes; what follows a null character is padding.
 *
 * @param length how it ends
 * @param charset how characters are encoded
 */
public record StringClass(Length length, Charset charset) implements FieldClass {

    @Override
    public int alignment() {
        return 8;
    }
}
