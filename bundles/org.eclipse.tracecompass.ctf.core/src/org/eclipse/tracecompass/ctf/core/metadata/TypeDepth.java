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
        int inner =
                switch (type) {
                    case ArrayClass array -> of(array.element());
                    case OptionalClass optional -> of(optional.content());
                    case StructClass struct -> {
                        int deepest = 0;
                        for (StructClass.Member member : struct.members()) {
                            deepest = Math.max(deepest, of(member.type()));
                        }
                        yield deepest;
                    }
                    case VariantClass variant -> {
                        int deepest = 0;
                        for (VariantClass.Option option : variant.options()) {
                            deepest = Math.max(deepest, of(option.type()));
                        }
                        yield deepest;
                    }
                    default -> 0;
                };
        if (inner > 0) {
            this.known.put(type, inner + 1);
        }
        return inner + 1;
    }
}
