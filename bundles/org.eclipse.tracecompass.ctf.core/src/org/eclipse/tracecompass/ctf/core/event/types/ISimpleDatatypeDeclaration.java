package org.eclipse.tracecompass.ctf.core.event.types;

import java.nio.ByteOrder;

/** A type of numbers. */
public interface ISimpleDatatypeDeclaration {

    /** Returns whether the order of bytes was given. */
    boolean isByteOrderSet();

    /** Returns the order of bytes. */
    ByteOrder getByteOrder();
}
