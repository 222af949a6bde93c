/**
 * The views of declared states, their lines in the Traces view, and the user's library. What is
 * known of open traces is in {@link
 * org.eclipse.tracecompass.internal.tmf.analysis.declared.ui.KnownDeclarations}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
