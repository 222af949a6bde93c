/**
 * The programs and libraries that the processes of a user-space trace had loaded, and their
 * addresses.
 */
@NonNullByDefault
package org.eclipse.tracecompass.lttng2.ust.core.analysis.binaries;

import org.eclipse.jdt.annotation.NonNullByDefault;
