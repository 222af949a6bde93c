package org.eclipse.tracecompass.ctf.core.type;

import java.util.Set;

/**
 * Bytes of a meaning that the trace does not tell.
 *
 * @param length fixed or dynamic, in bytes
 * @param mediaType what they are, a MIME type
 * @param roles what the reader needs it for
 */
public record BlobClass(Length length, String mediaType, Set<Role> roles) implements FieldClass {

    @Override
    public int alignment() {
        return 8;
    }
}
