/**
 * The state system: attributes in a tree, each with a value that changes over time, and queries on
 * what their values were. Read {@link org.eclipse.tracecompass.statesystem.core.ITmfStateSystem}
 * first, then {@link org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.statesystem.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
