package org.eclipse.tracecompass.ctf.core.type;

/** How a field is laid down in bits. The alternatives are all known. */
public sealed interface FieldClass
        permits IntegerClass,
                FloatClass,
                StringClass,
                BlobClass,
                ArrayClass,
                StructClass,
                VariantClass,
                OptionalClass {

    /** Alignment in bits relative to the start of the packet: a power of two, at least 1. */
    int alignment();
}
