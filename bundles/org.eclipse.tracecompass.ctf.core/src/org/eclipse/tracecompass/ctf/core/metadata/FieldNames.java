package org.eclipse.tracecompass.ctf.core.metadata;

import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;

/**
 * Finds fields that are known by their name: those of a structure, and of its variants' options.
 */
final class FieldNames {

    private FieldNames() {}

    /** Whether a header may have an integer of one of these names. */
    static boolean has(@Nullable StructClass header, Set<String> names) {
        if (header == null) {
            return false;
        }
        for (StructClass.Member member : header.members()) {
            if (member.type() instanceof IntegerClass && names.contains(member.name())
                    || member.type() instanceof VariantClass variant && inOption(variant, names)) {
                return true;
            }
        }
        return false;
    }

    private static boolean inOption(VariantClass variant, Set<String> names) {
        for (VariantClass.Option option : variant.options()) {
            FieldClass type = option.type();
            if (type instanceof StructClass struct) {
                for (StructClass.Member member : struct.members()) {
                    if (member.type() instanceof IntegerClass && names.contains(member.name())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
