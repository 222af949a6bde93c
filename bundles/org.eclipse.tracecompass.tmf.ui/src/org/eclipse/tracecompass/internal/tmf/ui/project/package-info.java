/** The menu commands that open and close traces. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.project;

import org.eclipse.jdt.annotation.NonNullByDefault;
