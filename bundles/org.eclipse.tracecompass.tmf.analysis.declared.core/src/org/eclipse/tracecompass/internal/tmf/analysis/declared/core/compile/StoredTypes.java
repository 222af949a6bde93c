package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;

/** The stored types of the attributes of a store, found when they are first asked for. */
final class StoredTypes {

    private final Symbols symbols;
    private final IntFunction<List<String>> paths;
    private @Nullable StoredType[] known = new @Nullable StoredType[64];

    /**
     * @param symbols the declared types
     * @param paths gives the path of an attribute
     */
    StoredTypes(Symbols symbols, IntFunction<List<String>> paths) {
        this.symbols = symbols;
        this.paths = paths;
    }

    StoredType of(int attribute) {
        if (attribute >= known.length) {
            known = Arrays.copyOf(known, Math.max(attribute + 1, 2 * known.length));
        }
        StoredType type = known[attribute];
        if (type == null) {
            type =
                    symbols.typeOf(paths.apply(attribute))
                            .map(StoredType::of)
                            .orElse(StoredType.FREE);
            known[attribute] = type;
        }
        return type;
    }
}
