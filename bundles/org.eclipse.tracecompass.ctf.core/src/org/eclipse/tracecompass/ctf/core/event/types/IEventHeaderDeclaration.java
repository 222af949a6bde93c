package org.eclipse.tracecompass.ctf.core.event.types;

/** The type of the headers of events. */
public interface IEventHeaderDeclaration extends IDeclaration {

    /** The field with the number of the event's class. */
    String ID = "id";

    /** The field with the time. */
    String TIMESTAMP = "timestamp";

    /** The option of headers with all bits. */
    String EXTENDED = "extended";

    /** The option of headers with few bits. */
    String COMPACT = "compact";

    /** The variant of both. */
    String VARIANT_NAME = "v";
}
