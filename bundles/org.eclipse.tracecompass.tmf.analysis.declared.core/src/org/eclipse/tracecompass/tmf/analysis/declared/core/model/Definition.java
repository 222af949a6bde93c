package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

/** Something that stands at the outermost level of a file of declarations. */
public sealed interface Definition permits Enumeration, AttributeTyping, EventRule, View {

    /** Returns where it was read. */
    Origin origin();
}
