package org.eclipse.tracecompass.ctf.core.metadata;

import java.util.IdentityHashMap;
import java.util.Map;
import org.eclipse.tracecompass.ctf.core.type.ArrayClass;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.OptionalClass;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;

/**
 * The nesting depth of types, including type names: code that walks through a type does so
 * recursively, so there must be a limit.
 */
final class TypeDepth {

    /** The deepest nesting that is read. */
    static final int MOST = 100;

    private final Map<FieldClass, Integer> known = new IdentityHashMap<>();

    /**
     * Whether a type is nested too deep. To be asked of each type when it is made, so that those in
     * it are known already.
     */
    boolean tooDeep(FieldClass type) {
        return of(type) > MOST;
    }

    private int of(FieldClass type) {
        Integer known = this.known.get(type);
        if (known != null) {
            return known;
        }
        int inner = 0;
        if (type instanceof ArrayClass array) {
            inner = of(array.element());
        } else if (type instanceof OptionalClass optional) {
            inner = of(optional.content());
        } else if (type instanceof StructClass struct) {
            for (StructClass.Member member : struct.members()) {
                inner = Math.max(inner, of(member.type()));
            }
        } else if (type instanceof VariantClass variant) {
            for (VariantClass.Option option : variant.options()) {
                inner = Math.max(inner, of(option.type()));
            }
        }
        if (inner > 0) {
            this.known.put(type, inner + 1);
        }
        return inner + 1;
    }
}
