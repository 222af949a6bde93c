package org.eclipse.tracecompass.ctf.core.event.types;

import java.util.List;

/** A field that consists of fields. */
public interface ICompositeDefinition extends IDefinition {

    /**
     * Returns a field.
     *
     * @param fieldName its name
     * @return the field, null if there is none
     */
    Definition getDefinition(String fieldName);

    /** Returns the names of the fields in their order; unmodifiable. */
    List<String> getFieldNames();
}
