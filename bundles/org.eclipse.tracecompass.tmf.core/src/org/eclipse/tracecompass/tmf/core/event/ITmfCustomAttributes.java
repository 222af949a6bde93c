package org.eclipse.tracecompass.tmf.core.event;

import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;

/** Attributes that an event or event type carries beside its fields, for instance a log level. */
public interface ITmfCustomAttributes {

    /** {@return the names of the attributes; never null, may be empty} */
    Set<String> listCustomAttributes();

    /**
     * One attribute.
     *
     * @param name the attribute's name
     * @return its value, or null when there is none of that name
     */
    @Nullable
    String getCustomAttribute(String name);
}
