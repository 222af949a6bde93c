package org.eclipse.tracecompass.statesystem.core.backend;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A backend whose history is in a file. Damage shows only when the damaged part is read; code that
 * owns the history is told then, besides the exception that the query ends with, which may be dealt
 * with by code that knows nothing about files.
 */
public interface IStoredHistory {

    /**
     * Sets who is told of damage.
     *
     * @param listener called by the thread whose query has met the damage, possibly often and by
     *     several threads at once; must return soon and not query the history
     */
    void onDamage(Consumer<DamagedHistoryException> listener);

    /**
     * Reads all that is stored and compares the checksums; about a second per gigabyte.
     *
     * @param cancelled asked from time to time whether to stop
     * @throws DamagedHistoryException if a checksum is wrong
     */
    void verify(BooleanSupplier cancelled);

    /** Returns the size of the file in bytes, as far as it is written. */
    long getFileSize();
}
