package org.eclipse.tracecompass.ctf.core.metadata;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;

/** Types that have a name, within a block of TSDL and the blocks in it. */
final class TsdlScope {

    private final @Nullable TsdlScope outer;
    private final Map<String, FieldClass> types = new LinkedHashMap<>();
    private final Map<String, List<VariantClass.Option>> variants = new HashMap<>();

    TsdlScope(@Nullable TsdlScope outer) {
        this.outer = outer;
    }

    /** The types that have a name in this block, in their order; unmodifiable. */
    Map<String, FieldClass> types() {
        return Collections.unmodifiableMap(types);
    }

    /** Names a type; returns false if the name is taken in this block. */
    boolean declare(String name, FieldClass type) {
        return types.putIfAbsent(name, type) == null;
    }

    boolean declareVariant(String name, List<VariantClass.Option> options) {
        return variants.putIfAbsent(name, options) == null;
    }

    @Nullable
    FieldClass find(String name) {
        for (TsdlScope scope = this; scope != null; scope = scope.outer) {
            FieldClass type = scope.types.get(name);
            if (type != null) {
                return type;
            }
        }
        return null;
    }

    @Nullable
    List<VariantClass.Option> findVariant(String name) {
        for (TsdlScope scope = this; scope != null; scope = scope.outer) {
            List<VariantClass.Option> options = scope.variants.get(name);
            if (options != null) {
                return options;
            }
        }
        return null;
    }
}
