/**
 * The content of a time graph: the tree of rows, the states of each row in primitive columns, the
 * links between rows, the markers, and the palette of styles they refer to. Everything here is
 * immutable.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.timegraph.core.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
