package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

/**
 * Declares the value type of all attributes of a pattern: {@code attribute "Threads/*&#47;Status" :
 * thread_status;}. Where several patterns name an attribute, the first counts.
 *
 * @param pattern the attributes
 * @param type their type
 * @param origin where it was read
 */
public record AttributeTyping(PathPattern pattern, AttributeType type, Origin origin)
        implements Definition {}
