package org.eclipse.tracecompass.ctf.core.metadata;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;

/** Types that have a name, within a block of TSDL and the blocks in it. */
final class TsdlScope {

    private final @Nullable TsdlScope fOuter;
    private final Map<String, FieldClass> fTypes = new HashMap<>();
    private final Map<String, List<VariantClass.Option>> fVariants = new HashMap<>();

    TsdlScope(@Nullable TsdlScope outer) {
        fOuter = outer;
    }

    /** Gives a type a name; false if the name is taken in this block. */
    boolean declare(String name, FieldClass type) {
        return fTypes.putIfAbsent(name, type) == null;
    }

    boolean declareVariant(String name, List<VariantClass.Option> options) {
        return fVariants.putIfAbsent(name, options) == null;
    }

    @Nullable
    FieldClass find(String name) {
        for (TsdlScope scope = this; scope != null; scope = scope.fOuter) {
            FieldClass type = scope.fTypes.get(name);
            if (type != null) {
                return type;
            }
        }
        return null;
    }

    @Nullable
    List<VariantClass.Option> findVariant(String name) {
        for (TsdlScope scope = this; scope != null; scope = scope.fOuter) {
            List<VariantClass.Option> options = scope.fVariants.get(name);
            if (options != null) {
                return options;
            }
        }
        return null;
    }
}
