/** Starts the installed viewer, and what makes its start fast. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.cli.core.viewer;

import org.eclipse.jdt.annotation.NonNullByDefault;
