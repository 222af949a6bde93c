/**
 * From the tree of rows to the list of visible rows: expansion, filter, hiding of empty rows,
 * order, pins.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.timegraph.core.layout;

import org.eclipse.jdt.annotation.NonNullByDefault;
