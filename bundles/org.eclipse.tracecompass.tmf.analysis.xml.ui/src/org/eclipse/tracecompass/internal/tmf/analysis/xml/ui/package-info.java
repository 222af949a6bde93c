/**
 * XML analyses in the viewer: their views, their lines in the Traces view, and the dialog that
 * imports and switches their files.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
