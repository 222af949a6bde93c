package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A value in the form its serializer gave it.
 *
 * @param id the id of the serializer
 * @param bytes the serialized value
 */
record CustomValue(String id, byte[] bytes) {

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof CustomValue other
                && id.equals(other.id)
                && Arrays.equals(bytes, other.bytes);
    }
}
