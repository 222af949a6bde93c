/** The state of a whole state system at one time, written to and read from a small JSON file. */
@NonNullByDefault
package org.eclipse.tracecompass.statesystem.core.snapshot;

import org.eclipse.jdt.annotation.NonNullByDefault;
