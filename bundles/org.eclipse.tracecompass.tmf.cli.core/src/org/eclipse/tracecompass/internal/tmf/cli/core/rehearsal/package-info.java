/** A run of all that the command line does often, after which classes start faster. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.cli.core.rehearsal;

import org.eclipse.jdt.annotation.NonNullByDefault;
